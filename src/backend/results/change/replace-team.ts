import type { Transaction } from 'kysely'
import { SIDES } from '../../../domain/tournament/outcome.ts'
import type { Tables } from '../../database/tables.ts'
import { selectMatches } from '../match-statements.ts'
import { ReportRefusal } from '../refusal.ts'
import { insertTeam, rowsOfTeam, structureOf } from './class-teams.ts'
import type { ChangeOf } from './edition-change.ts'
import type { Made } from './made.ts'
import { hasBegun } from './match-sides.ts'

/**
 * Lets a new team take the place of another in a class: its place in the draw and its matches that have not begun. A team that
 * has played stays with what it played; any other leaves the class.
 */
export async function replaceTeam(
  trx: Transaction<Tables>,
  editionKey: number,
  { categoryId, teamId, by }: ChangeOf<'replaceTeam'>,
): Promise<Made> {
  const structure = await structureOf(trx, editionKey, categoryId)
  const row = (await rowsOfTeam(trx, editionKey, teamId)).find((one) => one.category_id === categoryId)
  if (!row) throw new ReportRefusal('NOT_FOUND', 'noTeamInClass', { teamId, categoryId })
  const newId = await insertTeam(trx, editionKey, categoryId, by)
  const matches = await selectMatches(trx, { editionKey, categoryId })
  const hasPlayed = matches.some(
    (match) => hasBegun(match) && SIDES.some((side) => match[`${side}_team_id`] === teamId),
  )
  for (const match of matches) {
    if (hasBegun(match)) continue
    for (const side of SIDES)
      if (match[`${side}_team_id`] === teamId)
        await trx
          .updateTable('match')
          .set({ [`${side}_team_id`]: newId })
          .where('edition_key', '=', editionKey)
          .where('id', '=', match.id)
          .execute()
  }
  const inPlace = (ids: readonly string[]) =>
    ids.flatMap((id) => (id !== teamId ? [id] : hasPlayed ? [id, newId] : [newId]))
  for (const { division_id: id, team_ids_json, lots_json } of structure) {
    const drawn: string[] = JSON.parse(team_ids_json ?? '[]')
    if (id === null || !drawn.includes(teamId)) continue
    await trx
      .updateTable('division')
      .set({
        team_ids_json: JSON.stringify(inPlace(drawn)),
        lots_json: JSON.stringify(inPlace(JSON.parse(lots_json ?? '[]'))),
        table_json: '[]',
      })
      .where('edition_key', '=', editionKey)
      .where('id', '=', id)
      .execute()
  }
  if (!hasPlayed)
    await trx
      .deleteFrom('team')
      .where('edition_key', '=', editionKey)
      .where('category_id', '=', categoryId)
      .where('id', '=', teamId)
      .execute()
  const renamed = { before: row.name, name: by.name, categoryIds: [categoryId] }
  return { categoryId, teamId: newId, ...(hasPlayed ? {} : { renamed }) }
}
