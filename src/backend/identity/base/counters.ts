import { sql } from 'kysely'
import type { IdentityDb } from './open.ts'

/** A counter after it counted. */
export interface Count {
  readonly points: number
  /** Milliseconds since 1970 when it is forgotten. */
  readonly until: number
}

/** Where a count stands; null where nothing is counted any more. */
export async function readCount(db: IdentityDb, key: string, now: number): Promise<Count | null> {
  const row = await db
    .selectFrom('attempt')
    .select(['points', 'expire'])
    .where('key', '=', key)
    .where('expire', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { points: row.points, until: Number(row.expire) }
}

/**
 * Counts one more in a window that opens with the first and is over at its end. One statement: what is counted at the same
 * moment by any number of processes is all counted.
 *
 * @param window milliseconds
 */
export async function countInWindow(
  db: IdentityDb,
  key: string,
  window: number,
  now: number,
): Promise<Count> {
  const over = sql<boolean>`attempt.expire <= ${big(now)}`
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
 * Counts one more in a row that is forgotten a while after its last, unless it rests: after so many in a row it does for
 * so long. One statement, so that of all who come at the same moment one is counted and the others meet the rest.
 *
 * @param kept milliseconds from the last to its being forgotten; the rests are shorter
 * @param rests milliseconds of rest after 1, 2, 3 … in a row; the last one holds for all that follow
 * @returns null where it rests
 */
export async function countInRow(
  db: IdentityDb,
  key: string,
  { kept, rests }: { readonly kept: number; readonly rests: readonly number[] },
  now: number,
): Promise<Count | null> {
  const over = sql<boolean>`attempt.expire <= ${big(now)}`
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
        // Where none rests, the one counted last may have looked at its clock a moment later than this one.
        .where(
          sql<boolean>`${restAfter(rests)} = 0 or attempt.expire <= ${big(now + kept)} - ${restAfter(rests)}`,
        ),
    )
    .returning(['points', 'expire'])
    .executeTakeFirst()
  return row === undefined ? null : { points: row.points, until: Number(row.expire) }
}

/** Takes back one of a count, whatever has become of it. */
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

/** PostgreSQL takes a number whose type it cannot tell for one of 32 bits. */
const big = (value: number) => sql<number>`cast(${value} as bigint)`

/** The rest that a row of `attempt` is in, in the words of SQL. */
function restAfter(rests: readonly number[]) {
  const cases = rests
    .slice(0, -1)
    .map((rest, at) => sql`when attempt.points <= ${at + 1} then ${sql.lit(rest)}`)
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(rests.at(-1) ?? 0)} end`
}
