import type { Kysely } from 'kysely'

/**
 * Stores with each match whether both sides lost it, the score that was played before a disqualification, and its referees;
 * with each group the points that a jury gave or took; with each field its breaks.
 */
export async function keepJuryDecisions(db: Kysely<unknown>): Promise<void> {
  for (const name of ['both_lose', 'home_stood_score', 'away_stood_score'])
    await db.schema.alterTable('match').addColumn(name, 'integer').execute()
  await db.schema.alterTable('match').addColumn('referees', 'text').execute()
  await db.schema.alterTable('division').addColumn('adjustments_json', 'text').execute()
  await db.schema.alterTable('field').addColumn('breaks_json', 'text').execute()
}
