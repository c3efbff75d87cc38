import { hashOf, newSecret, parseToken, sameHash } from '../base/secrets.ts'
import { pruneAttempts } from '../base/throttle.ts'
import { type Identity, stored } from './context.ts'
import { pruneDevices } from './devices.ts'
import { pruneInvitations } from './invitations.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How long a session lasts (docs/quality.md#accounts). */
const LIFETIME = 30 * DAY
const IDLE = 14 * DAY
/** A session in use updates its last use at most this often. */
const NOTE_EVERY = 5 * MINUTE
const SESSIONS_OF_AN_ACCOUNT = 20

/** The session of a bearer token that was valid at this request. */
export interface Session {
  readonly tokenId: number
  readonly accountId: number
}

/** Makes a bearer token for a browser. If an account has more than twenty sessions, the oldest ends. */
export async function startSession(identity: Identity, accountId: number, device: string): Promise<string> {
  const { db, now } = identity
  const secret = newSecret()
  const at = stored(now())
  const { id } = await db
    .insertInto('access_token')
    .values({
      account_id: accountId,
      secret_hash: hashOf(secret),
      device,
      created_at: at,
      last_used_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const surplus = await db
    .selectFrom('access_token')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .offset(SESSIONS_OF_AN_ACCOUNT)
    .limit(SESSIONS_OF_AN_ACCOUNT)
    .execute()
  if (surplus.length > 0) {
    const ids = surplus.map((row) => row.id)
    await db.deleteFrom('access_token').where('id', 'in', ids).execute()
  }
  return `${id}|${secret}`
}

/** Finds the session of a bearer token; null if it is unknown, revoked, 30 days old or unused for 14 days. */
export async function findSession({ db, now }: Identity, token: string): Promise<Session | null> {
  const parsed = parseToken(token)
  if (parsed === null) return null
  const row = await db.selectFrom('access_token').selectAll().where('id', '=', parsed.id).executeTakeFirst()
  if (row === undefined || !sameHash(row.secret_hash, hashOf(parsed.secret))) return null
  const at = now()
  const usedAt = Date.parse(row.last_used_at)
  if (at - Date.parse(row.created_at) >= LIFETIME || at - usedAt >= IDLE) {
    await db.deleteFrom('access_token').where('id', '=', row.id).execute()
    return null
  }
  if (at - usedAt >= NOTE_EVERY) {
    await db
      .updateTable('access_token')
      .set({ last_used_at: stored(at) })
      .where('id', '=', row.id)
      .execute()
  }
  return { tokenId: row.id, accountId: row.account_id }
}

/** Ends a session of this account: its holder's next request fails. Sessions of other accounts stay. */
export async function endSession({ db }: Identity, accountId: number, tokenId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('access_token')
    .where('id', '=', tokenId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of an account except `keep`; null ends all. */
export async function endOtherSessions(
  { db }: Pick<Identity, 'db'>,
  accountId: number,
  keep: number | null,
): Promise<void> {
  let others = db.deleteFrom('access_token').where('account_id', '=', accountId)
  if (keep !== null) others = others.where('id', '!=', keep)
  await others.execute()
}

/** Deletes what has expired: sessions, hand-offs to the account page, mail links, accounts that nobody proved or uses. */
export async function prune({ db, now }: Pick<Identity, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db
    .deleteFrom('access_token')
    .where((where) =>
      where.or([
        where('created_at', '<=', stored(at - LIFETIME)),
        where('last_used_at', '<=', stored(at - IDLE)),
      ]),
    )
    .execute()
  await db.deleteFrom('handoff').where('expires_at', '<=', stored(at)).execute()
  await db.deleteFrom('page_session').where('expires_at', '<=', stored(at)).execute()
  await pruneDevices(db, at)
  await pruneInvitations(db, at)
  await db.deleteFrom('mail_key').where('expires_at', '<=', stored(at)).execute()
  await db
    .deleteFrom('account')
    .where('proved_at', 'is', null)
    .where('ends_at', '<=', stored(at))
    .where('id', 'not in', (of) => of.selectFrom('access_token').select('account_id'))
    .where('id', 'not in', (of) => of.selectFrom('purchase').select('account_id'))
    .execute()
  await pruneAttempts(db, at)
}
