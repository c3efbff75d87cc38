import { isDivisionOver } from '../tournament/class-state.ts'
import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
import type { DivisionStanding, DivisionStandings } from '../tournament/standings.ts'
import { liveTable } from './live-table.ts'

/** Where a team stands in a group whose table is shown. */
export interface GroupStanding {
  readonly group: Division
  readonly own: Category
  /** Null before the first result. */
  readonly rank: number | null
  /** Where the place leads, once nothing of the group is to come. */
  readonly through: Division | null
}

/** The table that tells where a team stands: as it is played, or of what is settled. */
type TableOf = (division: Division, category: Category) => Pick<DivisionStandings, 'rows'>

/** In every group of a team whose table is shown. */
export const groupStandings = (
  index: EditionIndex,
  teamId: string,
  tableOf: TableOf = liveTable,
): readonly GroupStanding[] =>
  (index.groupsOfTeam.get(teamId) ?? []).flatMap((group) => {
    const own = index.categories.get(group.categoryId)
    return own && showsTable(own, group) ? [standingIn(group, own, teamId, index, tableOf)] : []
  })

/** The teams that a group says something else of than before: their place, or where it leads. */
export function teamsRestanding(before: OwnGroup, after: OwnGroup): readonly string[] {
  const [was, is] = [toldRanks(before), toldRanks(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

/** A group in a state of the edition, and its class in the same: their table is made once. */
type OwnGroup = Pick<GroupStanding, 'group' | 'own'>

const toldRanks = ({ group, own }: OwnGroup): ReadonlyMap<string, string> =>
  new Map(toldRows(group, own, liveTable).map((row) => [row.teamId, told(row, group)]))

const told = ({ rank, qualifiesFor }: Pick<DivisionStanding, 'rank' | 'qualifiesFor'>, group: Division) =>
  JSON.stringify([rank, isDivisionOver(group) && qualifiesFor])

/** None before the first result. */
function toldRows(group: Division, own: Category, tableOf: TableOf): readonly DivisionStanding[] {
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
  const row = toldRows(group, own, tableOf).find((one) => one.teamId === teamId)
  const target = row && isDivisionOver(group) ? row.qualifiesFor : null
  return { group, own, rank: row?.rank ?? null, through: index.divisions.get(target ?? '') ?? null }
}
