import { expect, test } from 'vitest'
import { isHeadline } from '../../../../src/domain/tournament/margin.ts'

test.each([
  [{ home: 21, away: 6 }, 13, true],
  [{ home: 22, away: 6 }, 13, false],
  [{ home: 6, away: 22 }, 15, false],
  [{ home: 22, away: 6 }, 16, true],
  [{ home: 22, away: 6 }, null, false],
])('%o in class %s stands large: %s', (score, age, isLarge) => {
  expect(isHeadline(score, age)).toBe(isLarge)
})
