import type { Transaction } from 'kysely'
import type { Locale } from '../../../domain/text/locale.ts'
import { onSqlite } from '../base/open.ts'
import { hashOf, isSecret, newSecret } from '../base/secrets.ts'
import type { IdentityTables } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'

/** One for each of a person's calendars, so that each can end without the others. */
export const MOST_FEEDS = 3
/** Reads of a calendar are noted at most this often, even if it asks every few minutes. */
const NOTE_EVERY = 60 * 60_000

/** A private calendar as its owner sees it. Its address is shown once, when it is made: only a hash of it is stored. */
export interface FeedEntry {
  readonly id: number
  readonly locale: Locale
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** The last time a calendar program asked for it, to within the hour; null if none has. */
  readonly readAt: string | null
}

/** Returns the private calendars, the oldest first. */
export async function feedsOf({ db }: Pick<Identity, 'db'>, accountId: number): Promise<FeedEntry[]> {
  return db
    .selectFrom('calendar_feed')
    .select(['id', 'locale', 'created_at as createdAt', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

/**
 * Makes a private calendar.
 *
 * @returns its secret; null if the account has the maximum number already, or is gone
 */
export async function addFeed(
  { db, now }: Identity,
  accountId: number,
  locale: Locale,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    // PostgreSQL locks the account's row, SQLite has one writer: requests at the same moment cannot pass the limit.
    const account = trx.selectFrom('account').select('id').where('id', '=', accountId)
    const held = await (onSqlite(db) ? account : account.forUpdate()).executeTakeFirst()
    const isFull = (await feedsOf({ db: trx }, accountId)).length >= MOST_FEEDS
    return held === undefined || isFull ? null : insertFeed(trx, accountId, locale, now())
  })
}

/** Gives a private calendar of this account a new address; the old one ends. Returns null if none has that id. */
export async function renewFeed(
  { db, now }: Identity,
  accountId: number,
  id: number,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('calendar_feed')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .returning('locale')
      .executeTakeFirst()
    return gone === undefined ? null : insertFeed(trx, accountId, gone.locale, now())
  })
}

/** Ends a private calendar of this account. Calendars of other accounts stay. */
export async function endFeed({ db }: Identity, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feed')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A private calendar as the holder of its secret opens it. */
export interface OpenFeed {
  readonly id: number
  readonly accountId: number
  readonly locale: Locale
  readonly readAt: string | null
}

export async function findFeed({ db }: Pick<Identity, 'db'>, secret: string): Promise<OpenFeed | null> {
  if (!isSecret(secret)) return null
  const feed = await db
    .selectFrom('calendar_feed')
    .select(['id', 'account_id as accountId', 'locale', 'read_at as readAt'])
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return feed ?? null
}

/** Notes that a calendar program has asked, so that the owner sees that the calendar is in use. */
export async function noteReading({ db, now }: Identity, { id, readAt }: OpenFeed): Promise<void> {
  if (readAt !== null && now() - Date.parse(readAt) < NOTE_EVERY) return
  await db
    .updateTable('calendar_feed')
    .set({ read_at: stored(now()) })
    .where('id', '=', id)
    .execute()
}

async function insertFeed(
  trx: Transaction<IdentityTables>,
  accountId: number,
  locale: Locale,
  at: number,
): Promise<string> {
  const secret = newSecret()
  await trx
    .insertInto('calendar_feed')
    .values({
      account_id: accountId,
      secret_hash: hashOf(secret),
      locale,
      created_at: stored(at),
      read_at: null,
    })
    .execute()
  return secret
}
