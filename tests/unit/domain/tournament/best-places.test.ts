import { describe, expect, it } from 'vitest'
import { bestPlacesOf, comparisonsOf } from '../../../../src/domain/tournament/best-places.ts'
import type { BestPlace, Division } from '../../../../src/domain/tournament/edition.ts'
import type { Participant } from '../../../../src/domain/tournament/match.ts'
import { category, finished, group, placeholder, scheduled, team } from '../builders.ts'

const ofGroup = (id: string, matches: Division['matches'], bestPlaces?: readonly BestPlace[]) =>
  group({
    id,
    stageId: 'groups',
    teamIds: [1, 2, 3].map((place) => `${id}${place}`),
    matches,
    ...(bestPlaces && { qualification: [], bestPlaces }),
  })

/** A group in which team 1 wins, and team 3 loses to team 2 by `lost` goals. */
const played = (id: string, lost: number, bestPlaces?: readonly BestPlace[]) =>
  ofGroup(
    id,
    [
      finished(`${id}1`, `${id}2`, 20, 10, { id: `${id}a` }),
      finished(`${id}1`, `${id}3`, 20, 10, { id: `${id}b` }),
      finished(`${id}2`, `${id}3`, 10 + lost, 10, { id: `${id}c` }),
    ],
    bestPlaces,
  )

const playoff = (...sides: readonly Participant[]) =>
  group({
    id: 'P',
    stageId: 'playoff',
    kind: 'playoff',
    matches: sides.flatMap((home, at) =>
      at % 2 === 0 ? [scheduled(home, sides[at + 1] ?? team('Z'), { id: `p${at}` })] : [],
    ),
  })

const THIRD: BestPlace = { rank: 3, count: 2, divisionId: 'P' }
const summary = (...divisions: readonly Division[]) =>
  bestPlacesOf(category({ divisions })).map(({ rank, count, groups }) => [rank, count, groups.length])

describe('places from which only the best of all groups go on', () => {
  it('are those that the draw tells, once for all groups that say so', () => {
    expect(summary(played('A', 1, [THIRD]), played('B', 2, [THIRD]), played('C', 3))).toEqual([[3, 2, 2]])
  })

  it('are read from placeholders, whose number is that of the teams', () => {
    const groups = [played('A', 1), played('B', 2)]
    const sides = ['1st best third', '2nd best third'].map(placeholder)
    expect(summary(...groups, playoff(...sides))).toEqual([[3, 2, 2]])
    expect(summary(...groups, playoff(placeholder('Bästa trea')))).toEqual([[3, 1, 2]])
  })

  it('have no number once one of their teams is seated: its placeholder is gone', () => {
    const sides = [placeholder('2nd best third'), team('A3')]
    expect(summary(played('A', 1), played('B', 2), playoff(...sides))).toEqual([[3, null, 2]])
  })

  it('are not read twice where the draw and a placeholder tell them', () => {
    const label = placeholder('2nd best third')
    expect(summary(played('A', 1, [THIRD]), played('B', 2, [THIRD]), playoff(label))).toEqual([[3, 2, 2]])
  })
})

describe('the comparison across groups', () => {
  const compared = (divisions: readonly Division[], more = {}) =>
    comparisonsOf(category({ divisions, ...more }))

  it('has the best first, and is provisional while a group is played', () => {
    const open = ofGroup(
      'B',
      [...played('B', 1).matches, scheduled(team('B1'), team('B2'), { id: 'B4' })],
      [THIRD],
    )
    const [over] = compared([played('A', 4, [THIRD]), played('B', 1, [THIRD])])
    expect(over?.rows.map(({ teamId }) => teamId)).toEqual(['B3', 'A3'])
    expect([over?.isOver, over?.isAlike]).toEqual([true, true])
    expect(compared([played('A', 4, [THIRD]), open])[0]?.isOver).toBe(false)
  })

  it('tells groups of different size, and none before the first result or where tables are hidden', () => {
    const four = { ...played('B', 1, [THIRD]), teamIds: ['B1', 'B2', 'B3', 'B4'] }
    expect(compared([played('A', 4, [THIRD]), four])[0]?.isAlike).toBe(false)
    expect(compared([ofGroup('A', [], [THIRD]), ofGroup('B', [], [THIRD])])).toEqual([])
    expect(compared([played('A', 4, [THIRD])], { tablesHidden: true })).toEqual([])
  })
})
