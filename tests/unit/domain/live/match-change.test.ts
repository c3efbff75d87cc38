import { expect, test } from 'vitest'
import { withChange, withoutSpoilers } from '../../../../src/domain/live/match-change.ts'
import { matchOf } from '../desk/builders.ts'

test('a bye stays one, with the team that has come to be in it', () => {
  const built = matchOf({
    kind: 'bye',
    home: { kind: 'placeholder', label: '5th in Group 1' },
    away: { kind: 'bye' },
  })
  const home = { kind: 'team', teamId: '7', name: 'Seven' } as const
  const change = { revision: 4, match: matchOf({ kind: 'scheduled', home, away: { kind: 'bye' } }) }
  expect(withChange(built, change)).toEqual({ ...built, home })
  expect(withChange(built, undefined)).toBe(built)
})

const SEVEN = { kind: 'team', teamId: '7', name: 'Seven' } as const
const EIGHT = { kind: 'team', teamId: '8', name: 'Eight' } as const

test('who hides results sees neither goals nor, in a play-off, who plays', () => {
  const played = { kind: 'finished', home: SEVEN, away: EIGHT, score: { home: 9, away: 7 } } as const
  const inGroup = withoutSpoilers(matchOf(played))
  expect(inGroup).toMatchObject({ kind: 'hidden', phase: 'finished', home: SEVEN, away: EIGHT })
  const final = withoutSpoilers(matchOf({ ...played, round: { rank: 0, place: 1 } as never }))
  expect(JSON.stringify(final)).not.toMatch(/Seven|Eight|"score"/)
})

test('a match that is played after it was called off hides its result where its class does', () => {
  const called = { kind: 'called-off', how: 'cancelled', stood: null, reason: null } as const
  const change = { revision: 4, match: matchOf({ kind: 'unreported', home: SEVEN, away: EIGHT }) }
  const hidden = withChange(matchOf({ ...called, isHidden: true }), change)
  expect(hidden).toMatchObject({ kind: 'hidden', phase: 'finished' })
  expect(withChange(matchOf(called), change)).toMatchObject({ kind: 'unreported' })
})
