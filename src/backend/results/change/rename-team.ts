import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { refuseTakenName, rowsOfTeam } from './class-teams.ts'
import type { ChangeOf } from './edition-change.ts'
import type { Made } from './made.ts'

/** Gives a team another name in every class in which it plays. Its id stays. */
export async function renameTeam(
  trx: Transaction<Tables>,
  editionKey: number,
  { teamId, name }: ChangeOf<'renameTeam'>,
): Promise<Made> {
  const rows = await rowsOfTeam(trx, editionKey, teamId)
  const categoryIds = rows.map(({ category_id }) => category_id)
  for (const id of categoryIds) await refuseTakenName(trx, editionKey, id, name, teamId)
  await trx
    .updateTable('team')
    .set({ name })
    .where('edition_key', '=', editionKey)
    .where('id', '=', teamId)
    .execute()
  return { teamId, renamed: { before: rows[0]?.name ?? '', name, categoryIds } }
}
