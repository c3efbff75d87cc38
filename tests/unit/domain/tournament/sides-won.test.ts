import { expect, test } from 'vitest'
import { revealsEarlierResults } from '../../../../src/domain/tournament/match.ts'
import { placeholder, scheduled, team } from '../builders.ts'

const inPlayoff = { round: { rank: 1, index: 1 } }

test('who plays a play-off match is won as soon as one side is known, and a group match never', () => {
  const unknown = placeholder('Winner of 1/4 #1')
  expect(revealsEarlierResults(scheduled(team('A'), team('B')))).toBe(false)
  expect(revealsEarlierResults(scheduled(team('A'), unknown, inPlayoff))).toBe(true)
  expect(revealsEarlierResults(scheduled(unknown, team('A'), inPlayoff))).toBe(true)
  expect(revealsEarlierResults(scheduled(unknown, unknown, inPlayoff))).toBe(false)
})
