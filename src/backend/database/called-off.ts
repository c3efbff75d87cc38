import type { Kysely } from 'kysely'

/** Stores with each match why it was called off, whether it was stopped with a score that counts, and which one it replays. */
export async function keepCallOffs(db: Kysely<unknown>): Promise<void> {
  for (const name of ['reason_en', 'reason_sv', 'replays'])
    await db.schema.alterTable('match').addColumn(name, 'text').execute()
  await db.schema.alterTable('match').addColumn('abandoned', 'integer').execute()
}
