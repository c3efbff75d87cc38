import { expect, test } from 'vitest'
import { failed, passed, skipped, total, totalLine } from '../../../scripts/test/gate.ts'
import { failuresOf } from '../../../scripts/test/gate-vitest.ts'

test('the last line of npm test sums up all gates in one fixed form', () => {
  const results = [passed(120), failed('x'), skipped('y'), { passed: 3, failed: 2, skipped: 0, output: '' }]
  expect(totalLine(total(results))).toBe('Tests: 123 passed, 3 failed, 1 skipped')
})

test('the end of the output names each failed test with its error, and each file that could not be loaded', () => {
  const testResults = [
    {
      name: '/tests/a.test.ts',
      message: '',
      assertionResults: [
        { fullName: 'a works', status: 'passed', failureMessages: [] },
        { fullName: 'a holds', status: 'failed', failureMessages: ['expected 1 to be 2\nat a.test.ts:3'] },
      ],
    },
    { name: '/tests/b.test.ts', message: 'no such module', assertionResults: [] },
  ]
  expect(failuresOf({ testResults }).split('\n')).toEqual([
    '/tests/a.test.ts',
    '  a holds',
    '    expected 1 to be 2',
    '    at a.test.ts:3',
    '/tests/b.test.ts',
    '    no such module',
  ])
})
