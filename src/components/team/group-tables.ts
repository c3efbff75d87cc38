import { showsTable } from '../../domain/publication/gates.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

/** The groups of a team whose tables are shown, each with its class. */
export function groupTables(
  { categories, groupsOfTeam }: EditionIndex,
  teamId: string,
): { readonly group: Division; readonly own: Category }[] {
  return (groupsOfTeam.get(teamId) ?? []).flatMap((group) => {
    const own = categories.get(group.categoryId)
    return own && showsTable(own, group) ? [{ group, own }] : []
  })
}
