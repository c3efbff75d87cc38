import { describe, expect, it } from 'vitest'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import {
  countMedals,
  medalMatches,
  medalsByNation,
  podiumOf,
} from '../../../../src/domain/tournament/medals.ts'
import { bestWins, nationMatches, teamsStillIn } from '../../../../src/domain/tournament/nation-matches.ts'
import { category, clubTeam, edition, finished, group, scheduled, team } from '../builders.ts'

const playoff = (id: string, matches: readonly Match[]) =>
  group({ id, kind: 'playoff', name: { en: `${id}-Play-off`, sv: `Slutspel ${id}` }, matches })
const inA = (rank: number, index: number, id: string) => ({ id, divisionId: 'A', round: { rank, index } })

const semifinals = [finished('A', 'B', 12, 9, inA(1, 1, 'S1')), finished('C', 'D', 8, 9, inA(1, 2, 'S2'))]
const final = finished('A', 'D', 20, 19, inA(0, 1, 'F'))
const third = finished('B', 'C', 9, 11, inA(0, 2, 'T'))

const teams = [
  clubTeam('A', { nationCode: 'NO' }),
  clubTeam('B', { nationCode: 'NO' }),
  clubTeam('C', { nationCode: 'DK' }),
  clubTeam('D', { nationCode: 'SE' }),
]
const stages = ['A', 'B'].map((id, rank) => ({
  id,
  rank: rank + 1,
  kind: 'playoff' as const,
  name: { en: id, sv: id },
  divisionIds: [id],
}))
const inB = playoff('B', [
  finished('C', 'B', 30, 1, { id: 'BF', divisionId: 'B', round: { rank: 0, index: 1 } }),
])
const cupClass = (matches: readonly Match[] = [...semifinals, final, third], more = {}) =>
  category({ teams, stages, divisions: [inB, playoff('A', matches)], ...more })

describe('the podium of a class', () => {
  const places = (one: ReturnType<typeof cupClass>) =>
    podiumOf(one).map(({ place, team: { id } }) => `${place} ${id}`)

  it('is that of its first play-off, with the match for third place', () => {
    expect(places(cupClass())).toEqual(['1 A', '2 D', '3 C'])
    expect(medalMatches([cupClass()])).toEqual(['F', 'T'])
  })

  it('has no third where nobody plays for it, and nobody before the final is over', () => {
    expect(places(cupClass([...semifinals, final]))).toEqual(['1 A', '2 D'])
    const coming = scheduled(team('A'), team('D'), inA(0, 1, 'F'))
    expect(places(cupClass([...semifinals, coming]))).toEqual([])
  })

  it('is empty in a class that publishes no results', () => {
    expect(places(cupClass(undefined, { resultsHidden: true }))).toEqual([])
    expect(medalMatches([cupClass(undefined, { resultsHidden: true })])).toEqual([])
  })
})

describe('what a nation did', () => {
  const index = indexEdition(edition({ categories: [cupClass()] }))

  it('is counted by nation', () => {
    const medals = medalsByNation(index)
    expect(countMedals(medals.get('no') ?? [])).toEqual([1, 0, 0])
    expect(countMedals(medals.get('se') ?? [])).toEqual([0, 1, 0])
    expect(countMedals(medals.get('dk') ?? [])).toEqual([0, 0, 1])
  })

  it('is told by its wins over others, the final first, and none by a large margin', () => {
    const best = (nation: string) =>
      bestWins(nationMatches(index, nation), nation, index, 5).map(({ id }) => id)
    expect(best('no')).toEqual(['F'])
    expect(best('se')).toEqual(['S2'])
    expect(best('dk')).toEqual(['T'])
  })

  it('says whose teams have more to play', () => {
    expect(teamsStillIn(index, 'no')).toBe(0)
    const coming = scheduled(team('A'), team('D'), inA(0, 1, 'F'))
    const open = indexEdition(edition({ categories: [cupClass([...semifinals, coming])] }))
    expect(teamsStillIn(open, 'no')).toBe(1)
    expect(teamsStillIn(open, 'dk')).toBe(0)
  })
})
