import { expect, test } from 'vitest'
import { failed, passed, skipped, total, totalLine } from '../../../scripts/test/gate.ts'

test('the last line of npm test sums up all gates in one fixed form', () => {
  const results = [passed(120), failed('x'), skipped('y'), { passed: 3, failed: 2, skipped: 0, output: '' }]
  expect(totalLine(total(results))).toBe('Tests: 123 passed, 3 failed, 1 skipped')
})
