import { hash } from 'node:crypto'
import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { IdentityDb } from './open.ts'

const DAY = 24 * 60 * 60_000
/** A token expires after thirty days in any case. */
const KEEP_TOKENS = 30 * DAY
/** For accounts and calendars. A backup older than this brings back what was deleted before. */
export const KEEP_ACCOUNTS = 400 * DAY

/**
 * An ending that restoring older data must not undo: an account that was deleted, a token or calendar that was revoked. `id`
 * is a hash that identifies the row among all that ever existed; it holds no personal data.
 */
const ending = v.object({
  /** ISO 8601, UTC. */
  at: v.string(),
  kind: v.picklist(['account', 'token', 'calendar']),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
type Ending = v.InferOutput<typeof ending>

/** Returns the path of the endings file: beside the databases and in none of their backups. */
export const endingsFile = (dataDir: string) => join(dataDir, 'endings.jsonl')

const idOf = (kind: Ending['kind'], what: string) => hash('sha256', `${kind} ${what}`, 'hex')

/**
 * Moves the endings from the database to the file, where restoring an older database cannot undo them. Triggers of the
 * database note each ending in its own transaction, so that no way of deleting forgets it.
 *
 * @param now epoch milliseconds
 * @throws what the database and the file system throw: the endings then stay in the database for the next time
 */
export async function moveEndings(db: IdentityDb, file: string, now: number): Promise<void> {
  const rows = await db.selectFrom('ending').selectAll().orderBy('id').execute()
  if (rows.length === 0) return
  const at = new Date(now).toISOString()
  const lines = rows.map(({ kind, what }) => `${JSON.stringify({ at, kind, id: idOf(kind, what) })}\n`)
  await written(file, 'a', lines.join(''))
  for (const { id } of rows) await db.deleteFrom('ending').where('id', '=', id).execute()
}

/** Deletes endings that are older than any backup or token. */
export async function pruneEndings(file: string, now: number): Promise<void> {
  const all = await readEndings(file)
  const kept = all.filter(
    ({ at, kind }) => now - Date.parse(at) < (kind === 'token' ? KEEP_TOKENS : KEEP_ACCOUNTS),
  )
  if (kept.length === all.length) return
  await written(`${file}.new`, 'w', kept.map((one) => `${JSON.stringify(one)}\n`).join(''))
  await rename(`${file}.new`, file)
}

/** Deletes from a restored database what has ended since the backup; returns the numbers. */
export async function applyEndings(
  db: IdentityDb,
  file: string,
): Promise<{ readonly accounts: number; readonly tokens: number; readonly calendars: number }> {
  const ended = new Set((await readEndings(file)).map(({ id }) => id))
  return db.transaction().execute(async (trx) => {
    const tokens = (await trx.selectFrom('access_token').select(['id', 'secret_hash']).execute()).filter(
      ({ secret_hash }) => ended.has(idOf('token', secret_hash)),
    )
    for (const { id } of tokens) await trx.deleteFrom('access_token').where('id', '=', id).execute()
    const feeds = await trx.selectFrom('calendar_feed').select(['id', 'secret_hash']).execute()
    const calendars = feeds.filter(({ secret_hash }) => ended.has(idOf('calendar', secret_hash)))
    for (const { id } of calendars) await trx.deleteFrom('calendar_feed').where('id', '=', id).execute()
    const accounts = (await trx.selectFrom('account').select(['id', 'created_at']).execute()).filter(
      ({ id, created_at }) => ended.has(idOf('account', `${id} ${created_at}`)),
    )
    for (const { id } of accounts) await trx.deleteFrom('account').where('id', '=', id).execute()
    return { accounts: accounts.length, tokens: tokens.length, calendars: calendars.length }
  })
}

/** Skips a line that a crash has cut off. */
async function readEndings(file: string): Promise<Ending[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ending), line)
    return parsed.success ? [parsed.output] : []
  })
}

async function written(file: string, flag: 'a' | 'w', text: string): Promise<void> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file, flag, 0o600)
    // Starts a new line, even after one that was cut off.
    await handle.writeFile(flag === 'a' ? `\n${text}` : text)
    await handle.sync()
  } finally {
    await handle?.close()
  }
}
