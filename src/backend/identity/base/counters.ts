import { sql } from 'kysely'
import type { IdentityDb } from './open.ts'

/**
 * How far the clocks of processes that share a database may differ, in milliseconds. A count that is to be forgotten later
 * than this clock allows was made by a clock that ran ahead, and is over: it must refuse nobody for days.
 */
const CLOCK_DRIFT = 60_000

/** The state of a counter after it has counted. */
export interface Count {
  readonly points: number
  /** When the count is forgotten, in milliseconds since 1970. */
  readonly until: number
}

/**
 * Returns the current count; null if it has been forgotten.
 *
 * @param window milliseconds, as it was counted with
 */
export async function readCount(
  db: IdentityDb,
  key: string,
  window: number,
  now: number,
): Promise<Count | null> {
  const row = await db
    .selectFrom('attempt')
    .select(['points', 'expire'])
    .where('key', '=', key)
    .where('expire', '>', now)
    .where('expire', '<=', now + window + CLOCK_DRIFT)
    .executeTakeFirst()
  return row === undefined ? null : { points: row.points, until: Number(row.expire) }
}

/**
 * Counts one more in a window that opens with the first count and ends after `window`. It is one statement, so that counts
 * by any number of processes at the same moment are all counted.
 *
 * @param window milliseconds
 */
export async function countInWindow(
  db: IdentityDb,
  key: string,
  window: number,
  now: number,
): Promise<Count> {
  const over = isOver(window, now)
  const row = await db
    .insertInto('attempt')
    .values({ key, points: 1, expire: now + window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql`case when ${over} then 1 else attempt.points + 1 end`,
        expire: sql`case when ${over} then ${big(now + window)} else attempt.expire end`,
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow()
  return { points: row.points, until: Number(row.expire) }
}

/**
 * Counts one more in a row, unless the counter rests. Each count starts a rest, whose length depends on the number in the
 * row. The row is forgotten some time after its last count. It is one statement, so that of several requests at the same
 * moment one is counted and the rest are refused.
 *
 * @param kept milliseconds from the last count until the row is forgotten; the rests are shorter
 * @param rests milliseconds of rest after 1, 2, 3 … in a row; the last value applies to all that follow
 * @returns null if the counter rests
 */
export async function countInRow(
  db: IdentityDb,
  key: string,
  { kept, rests }: { readonly kept: number; readonly rests: readonly number[] },
  now: number,
): Promise<Count | null> {
  const over = isOver(kept, now)
  const rest = restOfRow(rests)
  const row = await db
    .insertInto('attempt')
    .values({ key, points: 1, expire: now + kept })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql`case when ${over} then 1 else attempt.points + 1 end`,
          expire: now + kept,
        })
        // If there is no rest, the request counted last may have read its clock a moment later than this one.
        .where(sql<boolean>`${rest} = 0 or attempt.expire <= ${big(now + kept)} - ${rest} or ${over}`),
    )
    .returning(['points', 'expire'])
    .executeTakeFirst()
  return row === undefined ? null : { points: row.points, until: Number(row.expire) }
}

/** Subtracts one from a count, if it is still above 0. */
export async function uncount(db: IdentityDb, key: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ points: sql`attempt.points - 1` })
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

export async function forgetCount(db: IdentityDb, key: string): Promise<void> {
  await db.deleteFrom('attempt').where('key', '=', key).execute()
}

/** PostgreSQL assumes 32 bits for a number whose type it cannot infer. */
const big = (value: number) => sql<number>`cast(${value} as bigint)`

/** Returns the SQL for whether a row of `attempt` is to be counted from the start. */
const isOver = (window: number, now: number) =>
  sql<boolean>`(attempt.expire <= ${big(now)} or attempt.expire > ${big(now + window + CLOCK_DRIFT)})`

/** Returns the SQL for the length of the rest that a row of `attempt` is in. */
function restOfRow(rests: readonly number[]) {
  const cases = rests
    .slice(0, -1)
    .map((rest, at) => sql`when attempt.points <= ${at + 1} then ${sql.lit(rest)}`)
  if (cases.length === 0) return sql<number>`${sql.lit(rests.at(-1) ?? 0)}`
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(rests.at(-1) ?? 0)} end`
}
