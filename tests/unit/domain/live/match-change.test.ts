import { expect, test } from 'vitest'
import { withChange } from '../../../../src/domain/live/match-change.ts'
import { matchOf } from '../desk/builders.ts'

test('a bye stays one, with the team that has come to be in it', () => {
  const built = matchOf({
    kind: 'bye',
    home: { kind: 'placeholder', label: '5th in Group 1' },
    away: { kind: 'bye' },
  })
  const home = { kind: 'team', teamId: '7', name: 'Seven' } as const
  const told = { revision: 4, match: matchOf({ kind: 'scheduled', home, away: { kind: 'bye' } }) }
  expect(withChange(built, told)).toEqual({ ...built, home })
  expect(withChange(built, undefined)).toBe(built)
})
