import { expect, test } from 'vitest'
import type { FavouriteTeam } from '../../../../src/domain/account/favourites.ts'
import { ownMatches } from '../../../../src/islands/account/own-matches.ts'
import { at, match, over, time } from '../../domain/alerts/scene.ts'
import { scheduleOf } from '../../domain/schedule/live-center-schedule.ts'

const favourite = (teamId: string): FavouriteTeam => ({
  id: 1,
  teamId,
  year: 2026,
  name: teamId,
  nation: 'Sweden',
  nationCode: 'SE',
  category: 'Boys 14',
  categoryShort: 'B14',
})
const team = (teamId: string) => ({ kind: 'team' as const, teamId, name: teamId })
const of = (home: string, away: string) => ({ home: team(home), away: team(away) })
const playing = { kind: 'live' as const, score: { home: 1, away: 0 }, halfTime: null }
const { categories } = scheduleOf([])
const NOON = time('12:00')

const MATCHES = [
  match('over', { ...of('late', 'x'), ...at('09:00'), ...over(9, 8) }),
  match('next', { ...of('soon', 'x'), ...at('13:00') }),
  match('afternoon', { ...of('soon', 'y'), ...at('16:00') }),
  match('now', { ...of('y', 'plays'), ...at('11:50'), ...playing, fieldId: 'h17' }),
]

test('who plays now comes first, then who plays next, and a team without a match last', () => {
  const teams = ['nobody', 'late', 'soon', 'plays'].map(favourite)
  const own = ownMatches(teams, MATCHES, categories, NOON, NOON)
  expect(own.map(({ team: { teamId }, match: one }) => [teamId, one?.state, one?.match.id])).toEqual([
    ['plays', 'live', 'now'],
    ['soon', 'next', 'next'],
    ['late', 'last', 'over'],
    ['nobody', undefined, undefined],
  ])
})

test('before the schedule is loaded every team stands there, in the order of the favourites', () => {
  const own = ownMatches(['soon', 'plays'].map(favourite), [], undefined, NOON, NOON)
  expect(own.map(({ team: { teamId }, match: one, late }) => [teamId, one, late])).toEqual([
    ['soon', null, null],
    ['plays', null, null],
  ])
})

test('the next match is told late where its field runs late, and not while nobody knows what was reported', () => {
  const behind = [
    match('running', { ...of('x', 'y'), ...at('12:40'), ...playing }),
    match('next', { ...of('soon', 'z'), ...at('12:50') }),
  ]
  const late = (reported: number | null) =>
    ownMatches([favourite('soon')], behind, categories, time('13:10'), reported)[0]?.late
  expect(late(time('13:10'))).toBeGreaterThan(10)
  expect(late(null)).toBeNull()
})
