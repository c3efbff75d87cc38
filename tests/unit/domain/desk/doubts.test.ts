import { expect, it } from 'vitest'
import { doubtsOf } from '../../../../src/domain/desk/doubts.ts'

const START = Date.parse('2026-07-07T10:00:00+02:00')
const usual = {
  score: { home: 12, away: 9 },
  before: { home: 9, away: 12 },
  startedAt: START,
  now: START + 30 * 60_000,
  minutes: 35,
}

it.each([
  ['a usual result', {}, []],
  ['the score of the match before', { before: { home: 12, away: 9 } }, ['same']],
  ['no goal, as in the match before', { score: { home: 0, away: 0 }, before: { home: 0, away: 0 } }, []],
  ['a margin of 30 goals', { score: { home: 31, away: 1 } }, []],
  ['a margin of 31 goals', { score: { home: 1, away: 32 } }, ['wide']],
  ['an end after three minutes', { now: START + 3 * 60_000 }, ['short']],
  ['an end after a quarter of the time', { now: START + (35 * 60_000) / 4 }, []],
  ['a match of which nobody knows when it began', { startedAt: null, now: START }, []],
  ['a class that hides its results', { score: null, before: null }, []],
  [
    'all of it',
    { score: { home: 40, away: 0 }, before: { home: 40, away: 0 }, now: START },
    ['same', 'wide', 'short'],
  ],
])('%s', (_, reported, doubts) => {
  expect(doubtsOf({ ...usual, ...reported })).toEqual(doubts)
})
