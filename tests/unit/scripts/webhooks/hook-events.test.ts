import { expect, it } from 'vitest'
import { signature } from '../../../../scripts/webhooks/deliver.ts'
import { firstSeen, matchEvents } from '../../../../scripts/webhooks/hook-events.ts'
import type { WireFeed, WireFeedMatch } from '../../../../src/contract/feed.ts'

const NOW = new Date('2026-07-07T10:00:00Z')
const feedOf = (revision: number, matches: readonly Partial<WireFeedMatch>[]): WireFeed => ({
  epoch: 'e1',
  revision,
  since: 0,
  phase: 'under-way',
  matches: matches.map((match) => ({ id: 'm1', divisionId: 'g1', revision, ...match })),
})
const move = (toldAt: string) => ({
  toldAt,
  previousStartTime: null,
  zonedStartTime: null,
  previousLocationName: 'Heden 1',
  reason: null,
  locationName: 'Heden 2',
})
const over = { isFinished: true as const, homeScore: 9, awayScore: 8 }

const typesAfter = (first: WireFeed, ...later: readonly WireFeed[]): string[][] => {
  let seen = firstSeen(first, NOW.getTime())
  return later.map((feed) => {
    const found = matchEvents(seen, feed, NOW)
    seen = found.seen
    return found.events.map(({ type }) => type)
  })
}

it('tells a result once, and again when it is corrected or taken back', () => {
  const steps = [
    feedOf(2, [{ isLive: true, homeScore: 1, awayScore: 0 }]),
    feedOf(3, [over]),
    feedOf(4, [{ ...over, streamId: 's1' }]),
    feedOf(5, [{ ...over, awayScore: 9 }]),
    feedOf(6, [{ isLive: true, homeScore: 9, awayScore: 9 }]),
  ]
  expect(typesAfter(feedOf(1, []), ...steps)).toEqual([
    [],
    ['match.result'],
    [],
    ['match.result'],
    ['match.result'],
  ])
})

it('tells a walkover and a match that is called off', () => {
  const walkover = feedOf(2, [{ isFinished: true, isWalkover: true, winner: 'HOME' }])
  const off = feedOf(3, [{ id: 'm2', status: 'CANCELLED' }])
  expect(typesAfter(feedOf(1, []), walkover, off)).toEqual([['match.result'], ['match.result']])
})

it('tells a move, but none that was announced before it began to look', () => {
  const before = move('2026-07-07T09:00:00Z')
  const after = move('2026-07-07T11:00:00Z')
  expect(
    typesAfter(
      feedOf(1, []),
      feedOf(2, [{ moves: [before], isLive: true }]),
      feedOf(3, [{ moves: [before, after], isLive: true }]),
      feedOf(4, [{ id: 'm2', moves: [after] }]),
    ),
  ).toEqual([[], ['match.moved'], ['match.moved']])
})

it('tells nothing that the first look found', () => {
  expect(typesAfter(feedOf(1, [over]), feedOf(1, [over]))).toEqual([[]])
})

it('tells in the order of revisions, each with an id of its own', () => {
  const feed = feedOf(4, [
    { id: 'm2', revision: 4, ...over },
    { id: 'm1', revision: 3, ...over },
  ])
  const { events } = matchEvents(firstSeen(feedOf(1, []), NOW.getTime()), feed, NOW)
  expect(events.map(({ id }) => id)).toEqual(['e1.3.m1.match.result', 'e1.4.m2.match.result'])
})

it('signs as Standard Webhooks does in its example', () => {
  expect(
    signature(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    ),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
