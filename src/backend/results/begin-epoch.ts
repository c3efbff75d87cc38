import type { Kysely } from 'kysely'
import { newEpoch } from '../database/migrations.ts'
import type { Tables } from '../database/tables.ts'

/** More changes than an edition sees between two backups: a revision number of the lost state does not soon come again. */
const LEAP = 1_000_000

/**
 * Begins a new epoch after an older state was restored, as (epoch, revision) names one state for good. Every match counts
 * as changed in it: nobody knows which matches open pages, caches and built pages show as they were in the lost state.
 *
 * @param now epoch milliseconds
 * @returns the epoch, greater than the one before it
 */
export async function beginEpoch(db: Kysely<Tables>, now: number): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { epoch: before } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const epoch = [newEpoch(now), newEpoch(timeOf(before) + 1)].find((one) => one > before) ?? newEpoch(now)
    await trx.updateTable('installation').set({ epoch }).execute()
    await trx
      .updateTable('edition')
      .set((update) => ({ revision: update('revision', '+', LEAP) }))
      .execute()
    for (const table of ['match', 'category'] as const) {
      await trx
        .updateTable(table)
        .set((update) => ({
          revision: update
            .selectFrom('edition')
            .select('edition.revision')
            .whereRef('edition.key', '=', `${table}.edition_key`)
            .$asScalar()
            .$notNull(),
        }))
        .execute()
    }
    await trx
      .updateTable('match')
      .set((update) => ({ settled_revision: update.ref('revision') }))
      .execute()
    return epoch
  })
}

/** Epoch milliseconds, from the digits that `newEpoch` begins with. */
const timeOf = (epoch: string) => Number.parseInt(epoch.slice(0, 12), 16)
