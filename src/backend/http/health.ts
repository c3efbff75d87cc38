import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { hasMetDamage, isDamage, sqliteCode } from '../database/sqlite-fault.ts'
import type { Tables } from '../database/tables.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import type { Config, DatabaseTarget } from '../settings/config.ts'

const DATABASE_MS = 2000
/** More frequent requests get the same result again. */
const FRESH_MS = 1000
/** A write of a favourite or a report takes a few pages of 4 kB in the log and in the file. */
const ROOM_BYTES = 256 * 1024

/** `full`: reading works, but nothing can be stored. `damaged`: the file is to be replaced by a backup. */
type Condition = 'ok' | 'full' | 'damaged' | 'unavailable'

interface HealthOf {
  readonly db: Kysely<Tables>
  /** null if there are no accounts. */
  readonly identityDb: IdentityDb | null
  /** `dataDir` is the folder of the SQLite files. */
  readonly config: Pick<Config, 'dataDir' | 'database' | 'identityDatabase' | 'restarts'>
}

/** What anybody may know of the publisher: a reason names folders and addresses, and stands in its log. */
const OPEN_STATE = new Set('kind year revision replaced rendered seconds hasEnded failures at'.split(' '))

/**
 * Returns a check whether the service can answer and store: 200, or 503 if a database does not answer within two seconds,
 * is damaged or its disk is full. It is for everybody, and names no folder and no address.
 */
export function createReadiness({ db, identityDb, config }: HealthOf): () => Promise<Response> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let checked: Promise<{ database: Condition; accounts?: Condition }> | null = null

  async function check() {
    const room = await hasRoom(config.dataDir)
    const [database, accounts] = await Promise.all([
      conditionOf(db, config.database, touchResults, room),
      identityDb === null ? undefined : conditionOf(identityDb, config.identityDatabase, touchAccounts, room),
    ])
    return { database, ...(accounts === undefined ? {} : { accounts }) }
  }

  return async () => {
    if (checked === null || performance.now() - checkedAt >= FRESH_MS) {
      checkedAt = performance.now()
      checked = check()
    }
    const conditions = await checked
    const ready = Object.values(conditions).every((condition) => condition === 'ok')
    const publisher = await readPublisher(config.dataDir)
    return uncached(ready ? 200 : 503, {
      status: ready ? 'ok' : 'unavailable',
      ...conditions,
      ...restartsOf(config),
      ...(publisher === null ? {} : { publisher }),
    })
  }
}

/** Returns the health of services that are being started again, for the process that serves pages in their place. */
export const createAwayHealth = (config: Pick<Config, 'restarts'>) => (): Response =>
  uncached(503, { status: 'unavailable', services: 'starting', ...restartsOf(config) })

const restartsOf = ({ restarts }: Pick<Config, 'restarts'>) => (restarts === null ? {} : { restarts })

const uncached = (status: number, content: unknown): Response =>
  Response.json(content, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Returns the last status that this machine's publisher wrote; null if none ever ran. The services are healthy without it:
 * the pages only stay as old as they are.
 */
async function readPublisher(dataDir: string): Promise<object | null> {
  try {
    const state: object = JSON.parse(await readFile(join(dataDir, 'publisher.json'), 'utf8'))
    return Object.fromEntries(Object.entries(state).filter(([name]) => OPEN_STATE.has(name)))
  } catch {
    return null
  }
}

/** Answers as long as the process runs at all. */
export function liveness(): Response {
  return uncached(200, { status: 'ok' })
}

const touchResults = (db: Kysely<Tables>) => sql`update installation set epoch = epoch`.execute(db)
const touchAccounts = (db: IdentityDb) =>
  sql`insert into attempt (key, points, expire) values ('health', 0, 0) on conflict (key) do update set points = 0`.execute(
    db,
  )

/** Tests with a write, because only a write shows whether writing works. */
async function conditionOf<T>(
  db: Kysely<T>,
  target: DatabaseTarget,
  touch: (db: Kysely<T>) => Promise<unknown>,
  room: boolean,
): Promise<Condition> {
  const onFile = db.getExecutor().adapter instanceof SqliteAdapter
  if (target.kind === 'sqlite' && hasMetDamage(target.file)) return 'damaged'
  if (onFile && !room) return 'full'
  const touched = db
    .connection()
    .execute(async (one) => {
      if (!onFile) return touch(one)
      // If this one waited for another process that writes, everything else would wait for it meanwhile.
      const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(one)
      await sql`pragma busy_timeout = 0`.execute(one)
      try {
        return await touch(one)
      } finally {
        await sql.raw(`pragma busy_timeout = ${rows[0]?.timeout ?? 5000}`).execute(one)
      }
    })
    .then(() => 'ok' as const, faultOf)
  const late = new Promise<'unavailable'>((resolve) => {
    setTimeout(resolve, DATABASE_MS, 'unavailable').unref()
  })
  return Promise.race([touched, late])
}

/** SQLITE_BUSY counts as ok: another process is writing, so writing works. */
function faultOf(error: unknown): Condition {
  const code = sqliteCode(error)
  if (code === 5) return 'ok'
  if (isDamage(error)) return 'damaged'
  return code === 13 || (error as { readonly code?: unknown }).code === '53100' ? 'full' : 'unavailable'
}

async function hasRoom(dir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return true
  }
}
