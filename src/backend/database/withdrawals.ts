import type { Kysely } from 'kysely'

/** Stores with each team whether it has withdrawn from the class, and which matches that changed. */
export async function keepWithdrawals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('team').addColumn('withdrawn_json', 'text').execute()
}
