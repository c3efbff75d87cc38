import { expect, test } from 'vitest'
import { type MatchEvent, matchTimeline } from '../../../../src/domain/live/match-timeline.ts'

const event = (kind: MatchEvent['kind'], at: number, home?: number, away?: number): MatchEvent => ({
  kind,
  at,
  score: home === undefined || away === undefined ? null : { home, away },
  startsAt: null,
  locationName: null,
})

test('the timeline of a match: halves, who scored, what was corrected from what', () => {
  const parts = matchTimeline([
    event('move', 1),
    event('start', 10, 0, 0),
    event('score', 11, 1, 0),
    event('score', 12, 1, 1),
    event('half-time', 20, 1, 1),
    event('score', 31, 3, 2),
    event('correction', 33, 2, 2),
    event('end', 40, 2, 2),
  ])
  expect(parts.map(({ part, ended }) => [part, ended])).toEqual([
    ['before', null],
    ['first', { home: 1, away: 1 }],
    ['second', { home: 2, away: 2 }],
  ])
  expect(parts[1]?.entries).toEqual([
    { kind: 'start', at: 10, score: { home: 0, away: 0 } },
    { kind: 'goal', at: 11, score: { home: 1, away: 0 }, side: 'home' },
    { kind: 'goal', at: 12, score: { home: 1, away: 1 }, side: 'away' },
  ])
  expect(parts[2]?.entries).toEqual([
    { kind: 'goal', at: 31, score: { home: 3, away: 2 }, side: null },
    { kind: 'correction', at: 33, score: { home: 2, away: 2 }, before: { home: 3, away: 2 } },
    { kind: 'end', at: 40, score: { home: 2, away: 2 } },
  ])
})

test('what was reported late stands where it happened', () => {
  const parts = matchTimeline([event('start', 10), event('score', 15, 2, 0), event('score', 12, 1, 0)])
  expect(parts[0]?.entries.map((entry) => 'score' in entry && entry.score?.home)).toEqual([undefined, 1, 2])
})

test('of nothing reported there is no timeline', () => {
  expect(matchTimeline([])).toEqual([])
})
