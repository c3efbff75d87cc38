import { isDivisionOver } from '../tournament/class-state.ts'
import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { showsTable } from '../tournament/gates.ts'
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

/** In every group of a team whose table is shown. */
export const groupStandings = (index: EditionIndex, teamId: string): readonly GroupStanding[] =>
  (index.groupsOfTeam.get(teamId) ?? []).flatMap((group) => {
    const own = index.categories.get(group.categoryId)
    return own && showsTable(own, group) ? [standingIn(group, own, teamId, index)] : []
  })

function standingIn(group: Division, own: Category, teamId: string, index: EditionIndex): GroupStanding {
  const { rows } = liveTable(group, own)
  const row = rows.some(({ played }) => played > 0) ? rows.find((one) => one.teamId === teamId) : undefined
  const target = row && isDivisionOver(group) ? row.qualifiesFor : null
  return { group, own, rank: row?.rank ?? null, through: index.divisions.get(target ?? '') ?? null }
}
