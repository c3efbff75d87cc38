import { describe, expect, test } from 'vitest'
import { presentMatch } from '../../../../src/domain/presentation/match-presentation.ts'
import { bracketOf } from '../../../../src/domain/tournament/bracket.ts'
import { classState } from '../../../../src/domain/tournament/class-state.ts'
import { cupDays } from '../../../../src/domain/tournament/cup-days.ts'
import { finalPlaces } from '../../../../src/domain/tournament/final-places.ts'
import { formBefore } from '../../../../src/domain/tournament/form.ts'
import { liveCenter } from '../../../../src/domain/tournament/live-center.ts'
import { CALL_OFFS, type CallOffKind, type Match, scoreOf } from '../../../../src/domain/tournament/match.ts'
import { isToCome, progressOf } from '../../../../src/domain/tournament/match-progress.ts'
import { winnerOf } from '../../../../src/domain/tournament/outcome.ts'
import { seatsAfter } from '../../../../src/domain/tournament/progression.ts'
import { reachedBy } from '../../../../src/domain/tournament/reached.ts'
import { openGroup } from '../../../../src/domain/tournament/scenario/open-group.ts'
import { countedResults, divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import { editionStatistics } from '../../../../src/domain/tournament/statistics.ts'
import { teamRecord } from '../../../../src/domain/tournament/team-record.ts'
import { calledOff, category, clubTeam, finished, group, placeholder, scheduled, team } from '../builders.ts'

const stood = { home: 8, away: 6 }
const noon = { kind: 'instant', at: Date.parse('2026-07-07T12:00:00+02:00') } as const
const off = (how: CallOffKind, more = {}): Match =>
  calledOff(team('A'), team('B'), how, {
    stood: how === 'abandoned' || how === 'annulled' ? stood : null,
    time: noon,
    ...more,
  })
const playoff = (matches: readonly Match[] = []) => group({ id: 'P1', kind: 'playoff', matches })
const own = category({ teams: ['A', 'B', 'C'].map((id) => clubTeam(id)) })
const played = [finished('A', 'C', 10, 5, { time: noon }), finished('B', 'C', 7, 5, { time: noon })]
const groupWith = (...matches: Match[]) =>
  group({ teamIds: ['A', 'B', 'C'], matches: [...played, ...matches] })

describe.each(CALL_OFFS)('a match that is %s', (how) => {
  const match = off(how)

  test('has no score that counts, no winner and no progress', () => {
    expect(scoreOf(match)).toBeNull()
    expect(winnerOf(match)).toBeNull()
    expect(progressOf(match)).toBeNull()
    expect(presentMatch(match)).toMatchObject({ badge: how, score: null, emphasised: null })
  })

  test('counts in no table, record, form or figure', () => {
    const without = divisionStandings(groupWith(), own).rows
    expect(divisionStandings(groupWith(match), own).rows).toEqual(without)
    expect(teamRecord([match], 'A').played).toBe(0)
    expect(formBefore(scheduled(team('A'), team('C')), [match], 'A')).toEqual([])
    const { goals, walkovers } = editionStatistics({
      categories: [{ ...own, divisions: [groupWith(match)] }],
    })
    expect({ goals, walkovers }).toEqual({ goals: 27, walkovers: 0 })
    expect(cupDays([match])[0]).toMatchObject({ played: 0, live: 0, goals: 0 })
  })

  test('is neither live nor next nor a latest result, and does not move the line between them', () => {
    const later = scheduled(team('A'), team('C'), { time: noon })
    const center = liveCenter(
      [off(how, { time: { kind: 'instant', at: noon.at + 3_600_000 } }), later],
      false,
    )
    expect([...center.live, ...center.latest, ...center.next]).toEqual([later])
  })

  test('does not bring back the result that an earlier stage carried over for it', () => {
    const carriedOver = [{ matchId: match.id, homeTeamId: 'A', awayTeamId: 'B', score: stood }]
    expect(countedResults({ matches: [match], carriedOver })).toEqual([])
  })
})

test('only a postponed match is still to come: it keeps its group open', () => {
  for (const how of CALL_OFFS) {
    const isOpen = how === 'postponed'
    expect(isToCome(off(how)), how).toBe(isOpen)
    expect(divisionStandings(groupWith(off(how)), own).provisional, how).toBe(isOpen)
    expect(classState({ divisions: [groupWith(off(how))] }).kind, how).toBe(isOpen ? 'groups' : 'over')
  }
})

test('a group has final places without its cancelled and annulled matches, but not before an abandoned one is decided', () => {
  const placesWith = (...matches: Match[]) => {
    const division = groupWith(...matches)
    return finalPlaces(division.matches, () => divisionStandings(division, own).rows).size
  }
  expect([placesWith(off('cancelled')), placesWith(off('annulled'))]).toEqual([3, 3])
  expect([placesWith(off('postponed')), placesWith(off('abandoned'))]).toEqual([0, 0])
  expect(placesWith(off('abandoned', { id: 'gone' }), finished('A', 'B', 1, 0, { replays: 'gone' }))).toBe(3)
})

test('scenarios wait for a postponed match, not for a cancelled one, and say nothing beside an undecided one', () => {
  const open = (...matches: Match[]) => openGroup(groupWith(...matches), own, false)?.open.length ?? null
  const next = scheduled(team('C'), team('A'))
  expect(open(next)).toBe(1)
  expect(open(next, off('cancelled'))).toBe(1)
  expect(open(next, off('annulled'))).toBe(1)
  expect(open(next, off('postponed'))).toBe(2)
  expect(open(next, off('abandoned'))).toBeNull()
  expect(open(next, off('abandoned', { id: 'x' }), scheduled(team('A'), team('B'), { replays: 'x' }))).toBe(2)
})

test('a final that is called off has no champion; its replay stands in its place', () => {
  const round = { name: 'Final', rank: 0, index: 1 }
  const gone = off('annulled', { id: 'final', round, divisionId: 'P1' })
  const again = finished('A', 'B', 5, 6, { round, replays: 'final', divisionId: 'P1' })
  expect(bracketOf(playoff([gone])).champion).toBeNull()
  const bracket = bracketOf(playoff([gone, again]))
  expect(bracket.champion).toMatchObject({ teamId: 'B' })
  expect(bracket.unplaced).toEqual([])
  const divisions = new Map([['P1', playoff()]])
  expect(reachedBy('B', [gone, again], { divisions })).toMatchObject([{ rank: 0, place: 1 }])
  expect(reachedBy('B', [gone], { divisions })).toMatchObject([{ rank: 0, place: null, isIn: false }])
})

test('an abandoned match whose score counts is a result with a note', () => {
  const match: Match = { ...finished('A', 'B', 8, 6), abandoned: { reason: { en: 'dark', sv: 'mörkt' } } }
  expect(presentMatch(match)).toMatchObject({ badge: 'stopped', score: stood, reason: { en: 'dark' } })
  expect(teamRecord([match], 'A').won).toBe(1)
})

test('the winner of a replay goes on to where that of the first match would have gone', () => {
  const semifinal = (id: string, index: number, more = {}) =>
    scheduled(team(`${index}`), team(`${index + 2}`), { id, round: { rank: 1, index }, ...more })
  const final = scheduled(placeholder('?'), placeholder('?'), { id: 'final', round: { rank: 0, index: 1 } })
  const matches = [
    semifinal('replay', 1, { replays: 'first' }),
    semifinal('other', 2),
    off('annulled', { id: 'first', round: { rank: 1, index: 1 } }),
    final,
  ]
  for (const list of [matches, matches.toReversed()])
    expect(seatsAfter(list, 'replay', () => null).winner).toEqual([{ matchId: 'final', side: 'home' }])
})
