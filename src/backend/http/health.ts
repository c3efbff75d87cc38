import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

const DATABASE_MS = 2000

/** Whether the service can answer: 200 where the database does, 503 where it does not within two seconds. */
export async function readiness(db: Kysely<Tables>): Promise<Response> {
  const ready = await Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, DATABASE_MS, false).unref()),
  ])
  return Response.json(
    { status: ready ? 'ok' : 'unavailable', database: ready ? 'ok' : 'unavailable' },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

/** Whether the process runs at all. */
export function liveness(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
