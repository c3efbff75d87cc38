import { isDivisionOver } from '../tournament/class-state.ts'
import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import type { DivisionStanding, DivisionStandings } from '../tournament/standings.ts'
import { liveTable } from './live-table.ts'

/** The place of a team in a group whose table is shown. */
export interface GroupStanding {
  readonly group: Division
  readonly own: Category
  /** null before the first result. */
  readonly rank: number | null
  /** The division that the place leads to, once the group has no more matches to come. */
  readonly through: Division | null
}

/** Returns the table that gives the place of a team: one that counts live matches, or one of settled results only. */
type TableOf = (division: Division, category: Category) => Pick<DivisionStandings, 'rows'>

/** Returns the team's place in each of its groups whose table is shown. */
export const groupStandings = (
  index: EditionIndex,
  teamId: string,
  tableOf: TableOf = liveTable,
): readonly GroupStanding[] =>
  (index.groupsOfTeam.get(teamId) ?? []).flatMap((group) => {
    const own = index.categories.get(group.categoryId)
    return own && showsTable(own, group) ? [standingIn(group, own, teamId, index, tableOf)] : []
  })

/** Returns the teams whose place in a group changed, or where that place leads. */
export function teamsWithChangedPlace(before: OwnGroup, after: OwnGroup): readonly string[] {
  const [was, is] = [placesByTeam(before), placesByTeam(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

/** A group and its class, both from one state of the edition, so that their table is computed once. */
type OwnGroup = Pick<GroupStanding, 'group' | 'own'>

const placesByTeam = ({ group, own }: OwnGroup): ReadonlyMap<string, string> =>
  new Map(rowsAfterFirstResult(group, own, liveTable).map((row) => [row.teamId, placeKey(row, group)]))

const placeKey = ({ rank, qualifiesFor }: Pick<DivisionStanding, 'rank' | 'qualifiesFor'>, group: Division) =>
  JSON.stringify([rank, isDivisionOver(group) && qualifiesFor])

/** Returns no rows before the first result. */
function rowsAfterFirstResult(group: Division, own: Category, tableOf: TableOf): readonly DivisionStanding[] {
  const { rows } = tableOf(group, own)
  return rows.some(({ played }) => played > 0) ? rows : []
}

function standingIn(
  group: Division,
  own: Category,
  teamId: string,
  index: EditionIndex,
  tableOf: TableOf,
): GroupStanding {
  const row = rowsAfterFirstResult(group, own, tableOf).find((one) => one.teamId === teamId)
  const target = row && isDivisionOver(group) ? row.qualifiesFor : null
  return { group, own, rank: row?.rank ?? null, through: index.divisions.get(target ?? '') ?? null }
}
