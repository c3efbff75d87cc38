import { describe, expect, it } from 'vitest'
import type { Division } from '../../../../src/domain/tournament/edition.ts'
import { seatedTeams } from '../../../../src/domain/tournament/later-divisions.ts'
import type { Participant } from '../../../../src/domain/tournament/match.ts'
import { isFullyStated, waysOn } from '../../../../src/domain/tournament/ways-on.ts'
import { category, finished, group, placeholder, scheduled, team } from '../builders.ts'

const TEAMS = ['A', 'B', 'C', 'D']

function playOff(id: string, ...labels: readonly (string | Participant)[]): Division {
  const sides = labels.map((label) => (typeof label === 'string' ? placeholder(label) : label))
  const matches = sides.flatMap((home, at) =>
    at % 2 === 0 ? [scheduled(home, sides[at + 1] ?? team('Z'), { divisionId: id })] : [],
  )
  return group({ id, stageId: id, kind: 'playoff', name: { en: id, sv: id }, matches })
}

/** The ways on of group 1 as short texts: a `?` behind a division says that other places may lead there too. */
function ways(own: Partial<Division>, ...others: readonly Division[]): readonly string[] | null {
  const division = group({ teamIds: TEAMS, ...own })
  const found = waysOn(division, category({ divisions: [division, ...others] }), TEAMS.length)
  return (
    found?.map((way) => (way.kind === 'division' ? `${way.divisionId}${way.isOnly ? '' : '?'}` : way.kind)) ??
    null
  )
}

const drawn = (...ranges: readonly (readonly [from: number, to: number, divisionId: string])[]) => ({
  qualification: ranges.map(([fromRank, toRank, divisionId]) => ({ fromRank, toRank, divisionId })),
})
const UNTOLD = ['untold', 'untold', 'untold', 'untold']

describe('where the places of a group lead', () => {
  it('is not told where nobody said, and nowhere where the draw says so', () => {
    expect(ways({})).toEqual(UNTOLD)
    expect(ways({}, playOff('PA', team('X'), team('Y')))).toEqual(UNTOLD)
    expect(ways({ qualification: [] })).toEqual(['nowhere', 'nowhere', 'nowhere', 'nowhere'])
    expect(ways(drawn([1, 2, 'PA']))).toEqual(['PA', 'PA', 'nowhere', 'nowhere'])
  })

  it.each([
    ['1:an i Grupp 1', '2:an i Grupp 1'],
    ['1st in Group 1', '2nd in Group 1'],
    ['Vinnare Grupp 1', 'Tvåa Grupp 1'],
    ['1. Gruppe 1', '2. Gruppe 1'],
    ['Group 1 #1', 'Group 1 #2'],
  ])('is read from placeholders: %s, %s', (first, second) => {
    expect(ways({}, playOff('PA', first, second))).toEqual(['PA', 'PA', 'untold', 'untold'])
  })

  it('is read from the number or letter of a group that has another word for it', () => {
    const pool = { name: { en: 'Pool A', sv: 'Pool A' } }
    expect(ways(pool, playOff('PA', '1A', '2A'))).toEqual(['PA', 'PA', 'untold', 'untold'])
    const other = group({ id: 'G2', name: { en: 'Group A', sv: 'Grupp A' } })
    // Two groups can be meant: of both may come who stands there.
    expect(ways(pool, other, playOff('PA', '1A', '2A'))).toEqual(UNTOLD)
  })

  it('is open for a place from which only the best of all groups go on', () => {
    const bestPlaces = [{ rank: 3, count: 4, divisionId: 'PA' }]
    const zones = ways({ ...drawn([1, 2, 'PA']), bestPlaces })
    expect(zones).toEqual(['PA?', 'PA?', 'untold', 'nowhere'])
  })

  it('may be the same for a place of which nobody said where it leads', () => {
    const best = playOff('PA', '1:an i Grupp 1', 'Bästa 2:a')
    expect(ways({}, best)).toEqual(['PA?', 'untold', 'untold', 'untold'])
    expect(ways(drawn([1, 1, 'PA']), best)).toEqual(['PA?', 'untold', 'nowhere', 'nowhere'])
    expect(ways(drawn([1, 1, 'PA']), playOff('PA', 'TBA', 'TBA'))).toEqual([
      'PA',
      'nowhere',
      'nowhere',
      'nowhere',
    ])
    expect(ways({}, playOff('PA', '1:an i Grupp 1', 'TBA'))).toEqual(['PA?', 'untold', 'untold', 'untold'])
    // The match that a winner comes from is not listed.
    const later = playOff('PA', '1:an i Grupp 1', 'Winner of 1/4 #1')
    expect(ways({}, later)).toEqual(['PA?', 'untold', 'untold', 'untold'])
  })

  it('is nothing if a place leads to two divisions', () => {
    expect(
      ways({}, playOff('PA', '1:an i Grupp 1', 'TBA'), playOff('PB', '1:an i Grupp 1', 'TBA')),
    ).toBeNull()
  })

  it('is as in the other groups of the stage, if just their sides are left in the bracket', () => {
    const others = ['E', 'F', 'G', 'H']
    const matches = others.flatMap((home, at) =>
      others.slice(at + 1).map((away, below) => finished(home, away, 20 - at, 5 - at + below)),
    )
    const other = group({ id: 'G2', name: { en: 'Group 2', sv: 'Grupp 2' }, teamIds: others, matches })
    const seated = [team('E'), team('F')]
    expect(ways({}, other, playOff('PA', ...seated, 'TBA', 'TBA'))).toEqual(['PA', 'PA', 'untold', 'untold'])
    expect(ways({}, other, playOff('PA', ...seated, 'TBA'))).toEqual(UNTOLD)
    expect(ways({}, other, playOff('PA', ...seated, team('A'), 'TBA'))).toEqual(UNTOLD)
    const smaller = { ...other, teamIds: others.slice(0, 3) }
    expect(ways({}, smaller, playOff('PA', ...seated, 'TBA', 'TBA'))).toEqual(UNTOLD)
    const open = { ...other, matches: [...matches.slice(1), scheduled(team('E'), team('F'))] }
    expect(ways({}, open, playOff('PA', ...seated, 'TBA', 'TBA'))).toEqual(UNTOLD)
  })

  it('is known of teams that already stand in a later division', () => {
    const division = group({ teamIds: TEAMS })
    const own = category({ divisions: [division, playOff('PA', team('B'), 'TBA')] })
    expect([...seatedTeams(division, TEAMS, own)]).toEqual([['B', 'PA']])
  })

  it('is fully told only if the draw covers every place', () => {
    const of = (own: Partial<Division>) => isFullyStated(group({ teamIds: TEAMS, ...own }))
    expect([{}, drawn([1, 2, 'PA']), drawn([1, 2, 'PA'], [3, 4, 'PB'])].map(of)).toEqual([false, false, true])
  })
})
