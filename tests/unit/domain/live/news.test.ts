import { expect, test } from 'vitest'
import { newsOf } from '../../../../src/domain/live/news.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'

const at = (kind: Match['kind'], home?: number, away?: number, more: object = {}): Match =>
  ({
    kind,
    score: home === undefined ? null : { home, away },
    time: { kind: 'instant', at: 0 },
    locationName: 'Heden 1',
    movedFrom: null,
    ...more,
  }) as unknown as Match

const twice = (kind: Match['kind'], more: object): [Match, Match] => [
  at(kind, undefined, undefined, more),
  at(kind, undefined, undefined, more),
]

test.each([
  ['started', at('scheduled'), at('live', 0, 0)],
  ['goal', at('live', 3, 2), at('live', 4, 2)],
  ['corrected', at('live', 4, 2), at('live', 3, 2)],
  ['over', at('live', 4, 2), at('finished', 4, 2)],
  ['corrected', at('finished', 4, 2), at('finished', 4, 3)],
  ['corrected', at('finished', 4, 2), at('live', 4, 2)],
  ['moved', at('scheduled'), at('scheduled', undefined, undefined, { locationName: 'Heden 2' })],
  ['walkover', at('scheduled'), at('walkover', 10, 0)],
  ['cancelled', at('scheduled'), at('called-off', undefined, undefined, { how: 'cancelled' })],
  ['annulled', at('finished', 4, 2), at('called-off', undefined, undefined, { how: 'annulled' })],
  ['postponed', null, at('called-off', undefined, undefined, { how: 'postponed' })],
  [null, ...twice('called-off', { how: 'postponed' })],
  ['corrected', at('called-off', undefined, undefined, { how: 'cancelled' }), at('scheduled')],
  [
    'moved',
    at('called-off', undefined, undefined, { how: 'postponed' }),
    at('scheduled', undefined, undefined, { time: { kind: 'instant', at: 9 } }),
  ],
  ['goal', null, at('live', 1, 0)],
  ['started', null, at('live', 0, 0)],
  ['over', null, at('finished', 1, 0)],
  [null, at('live', 4, 2), at('live', 4, 2, { streamId: 's' })],
])('%s', (news, before, after) => {
  expect(newsOf(before, after)).toBe(news)
})
