import { hashOf, isSecret, newSecret } from '../base/secrets.ts'
import { type Identity, stored } from './context.ts'
import type { Session } from './sessions.ts'

const HANDOFF_MS = 60_000
const VISIT_MS = 15 * 60_000

/** A visit to the account page. */
export interface Visit {
  readonly accountId: number
  /** The session that the page was opened from; null if the visitor signed in on the page. */
  readonly tokenId: number | null
  readonly secret: string
}

/** Makes a secret that opens the account page once, within 60 s. */
export async function offerHandoff({ db, now }: Identity, { tokenId }: Session): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('handoff')
    .values({ secret_hash: hashOf(secret), token_id: tokenId, expires_at: stored(now() + HANDOFF_MS) })
    .execute()
  return secret
}

/** Uses the secret up. Returns null if it was used before, is too old, or its session has ended. */
export async function takeHandoff(identity: Identity, secret: string): Promise<Visit | null> {
  const { db, now } = identity
  if (!isSecret(secret)) return null
  const handoff = await db
    .deleteFrom('handoff')
    .where('secret_hash', '=', hashOf(secret))
    .returningAll()
    .executeTakeFirst()
  if (handoff === undefined || handoff.expires_at <= stored(now())) return null
  const token = await db
    .selectFrom('access_token')
    .select(['id', 'account_id'])
    .where('id', '=', handoff.token_id)
    .executeTakeFirst()
  return token ? startVisit(identity, token.account_id, token.id) : null
}

/** Starts a visit of fifteen minutes. */
export async function startVisit(
  { db, now }: Identity,
  accountId: number,
  tokenId: number | null,
): Promise<Visit> {
  const secret = newSecret()
  await db
    .insertInto('page_session')
    .values({
      secret_hash: hashOf(secret),
      account_id: accountId,
      token_id: tokenId,
      expires_at: stored(now() + VISIT_MS),
    })
    .execute()
  return { accountId, tokenId, secret }
}

export async function findVisit({ db, now }: Identity, secret: string): Promise<Visit | null> {
  if (!isSecret(secret)) return null
  const row = await db
    .selectFrom('page_session')
    .selectAll()
    .where('secret_hash', '=', hashOf(secret))
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= stored(now())) return null
  return { accountId: row.account_id, tokenId: row.token_id, secret }
}

export async function endVisit({ db }: Identity, { secret }: Visit): Promise<void> {
  await db.deleteFrom('page_session').where('secret_hash', '=', hashOf(secret)).execute()
}

/** Returns the key that every form of this visit carries, so that no other page can post in its name. */
export function formKey({ secret }: Visit): string {
  return hashOf(`form ${secret}`)
}
