import type { Kysely } from 'kysely'

/** Adds the ids that teams and matches of an edition had before; null if none had another. */
export async function keepFormerIds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('edition').addColumn('former_ids_json', 'text').execute()
}
