import { describe, expect, it } from 'vitest'
import { presentMatch } from '../../../../src/domain/presentation/match-presentation.ts'
import { bye, byeMatch, finished, hidden, live, scheduled, team, unreported, walkover } from '../builders.ts'

const [A, B] = [team('A'), team('B')]
const score = (home: number, away: number) => ({ home, away })
const none = {
  badge: null,
  score: null,
  emphasised: null,
  decision: null,
  penalties: null,
  stood: null,
  reason: null,
}

describe('what a card shows', () => {
  it.each([
    ['only the time of a scheduled match', scheduled(A, B), {}],
    [
      'a live match ahead',
      live(A, B, score(3, 4)),
      { badge: 'live', score: score(3, 4), emphasised: 'away' },
    ],
    ['a live match level', live(A, B, score(4, 4)), { badge: 'live', score: score(4, 4) }],
    ['a live match without a score', live(A, B, null), { badge: 'live' }],
    ['a finished match', finished('A', 'B', 9, 8), { score: score(9, 8), emphasised: 'home' }],
    [
      'a finished match without a stored winner',
      finished('A', 'B', 8, 9, { winner: null }),
      { score: score(8, 9), emphasised: 'away' },
    ],
    ['a drawn match', finished('A', 'B', 8, 8), { score: score(8, 8) }],
    [
      'penalties',
      finished('A', 'B', 8, 8, { winner: null, decision: 'penalties', penalties: score(2, 3) }),
      { score: score(8, 8), emphasised: 'away', decision: 'penalties', penalties: score(2, 3) },
    ],
    [
      'lots',
      finished('A', 'B', 8, 8, { winner: 'home', decision: 'lots' }),
      { score: score(8, 8), emphasised: 'home', decision: 'lots' },
    ],
    [
      'sudden death',
      finished('A', 'B', 9, 8, { decision: 'sudden-death' }),
      { score: score(9, 8), emphasised: 'home', decision: 'sudden-death' },
    ],
    [
      'a walkover',
      walkover('A', 'B', score(10, 0), 'home'),
      { badge: 'walkover', score: score(10, 0), emphasised: 'home' },
    ],
    [
      'a walkover without a score',
      walkover('A', 'B', null, 'away'),
      { badge: 'walkover', emphasised: 'away' },
    ],
    ['a match nobody reported', unreported('A', 'B'), { badge: 'unreported' }],
    ['a hidden result', hidden('A', 'B', 'finished'), { badge: 'hidden' }],
    ['a hidden match under way', hidden('A', 'B', 'live'), { badge: 'live' }],
    ['a hidden match to come', hidden('A', 'B', 'scheduled'), {}],
    ['a bye', byeMatch(bye, B), { badge: 'bye', emphasised: 'away' }],
  ])('%s', (_, match, expected) => {
    expect(presentMatch(match)).toEqual({ ...none, ...expected })
  })
})
