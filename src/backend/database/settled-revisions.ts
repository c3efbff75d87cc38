import { type Kysely, sql } from 'kysely'

/** Adds the revision at which a match last changed by more than goals: calendars number its changes by it. */
export async function keepSettledRevisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('match')
    .addColumn('settled_revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update "match" set settled_revision = revision`.execute(db)
}
