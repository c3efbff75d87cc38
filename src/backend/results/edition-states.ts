import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How far every edition of every cup is: few rows, read about once a second. */
export function selectEditionStates(db: Kysely<Tables>) {
  return db
    .selectFrom('edition')
    .select([
      'key',
      'cup_id',
      'year',
      'revision',
      'content_hash',
      'starts_at',
      'ends_at',
      'clubs_published',
      'teams_published',
      'lot_published',
      'schedule_published',
    ])
    .orderBy('key')
    .execute()
}

export type EditionState = Awaited<ReturnType<typeof selectEditionStates>>[number]

export async function selectEpoch(db: Kysely<Tables>): Promise<string> {
  const { epoch } = await db.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
  return epoch
}
