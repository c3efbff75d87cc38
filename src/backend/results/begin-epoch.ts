import type { Kysely } from 'kysely'
import { newEpoch } from '../database/migrations.ts'
import type { Tables } from '../database/tables.ts'

/** More changes than any edition sees between two backups: a bare number of the state that was lost is not met again soon. */
const LEAP = 1_000_000

/**
 * After an older state has come back: a new epoch, as (epoch, revision) names one state for good. Every match counts as
 * changed in it, as nobody knows which of them open pages, caches and built pages show as they were in the state that is
 * gone.
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
    return epoch
  })
}

/** Epoch milliseconds, from the digits that `newEpoch` begins with. */
const timeOf = (epoch: string) => Number.parseInt(epoch.slice(0, 12), 16)
