import type { Kysely } from 'kysely'

/** Adds the fair-play points of a group's teams; null in groups that give none. */
export async function keepFairPlay(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('division').addColumn('fair_play_json', 'text').execute()
}
