import { sql } from 'kysely'
import type { WireUser } from '../../contract/identity.ts'
import { type Identity, stored } from './context.ts'
import { fieldsOf, teamsOf } from './favourites.ts'
import { type IdentityDb, onSqlite } from './open.ts'
import { invalidField, Refusal } from './refusal.ts'
import { type Attempt, forgetAttempts } from './throttle.ts'

/**
 * Tells whose password it is. An account that does not exist and a wrong password are answered alike, after the same work.
 *
 * @returns the account's id
 * @throws Refusal 422, 429; DeskFull
 */
export async function proveAccount(identity: Identity, attempt: Attempt, password: string): Promise<number> {
  const { db, desk, throttle } = identity
  await throttle.admit(attempt)
  const account = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', attempt.email)
    .executeTakeFirst()
  const right = await desk.matches(
    password,
    account?.password_hash ?? null,
    () => throttle.beforeProof(attempt),
    attempt.device ? 'ahead' : 'in-line',
  )
  if (!right || account === undefined) throw wrongCredentials()
  await throttle.afterProof(attempt)
  await refreshHash(identity, account, password)
  return account.id
}

/** Hashes a password again that was hashed at another cost; only its owner's signing in brings the password for it. */
async function refreshHash(
  { db, desk }: Identity,
  { id, password_hash }: { readonly id: number; readonly password_hash: string },
  password: string,
): Promise<void> {
  if (!desk.isOutdated(password_hash)) return
  const refreshed = await desk.hash(password)
  await db
    .updateTable('account')
    .set({ password_hash: refreshed })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .execute()
}

/**
 * Makes an account. That an address is taken cannot be hidden while the answer is a token and no letter is
 * sent: whoever gets none learns it. So the refusal says no more than "not with this address", takes the same time as
 * success, and counts as a failure against account and address.
 *
 * @returns its id
 * @throws Refusal 422, 429; DeskFull
 */
export async function register(
  identity: Identity,
  attempt: Attempt,
  details: { readonly name: string; readonly password: string },
): Promise<number> {
  const { db, desk, throttle, passwords, now } = identity
  await throttle.admitChoice(attempt)
  const fault = await passwords.fault(details.password, { email: attempt.email, name: details.name })
  if (fault !== null) throw invalidField('password', fault)
  await throttle.admit(attempt)
  await throttle.admitRegistration(attempt)
  const passwordHash = await desk.hash(details.password, () => throttle.beforeProof(attempt))
  const made = await db
    .insertInto('account')
    .values({
      email: attempt.email,
      name: details.name,
      password_hash: passwordHash,
      pin_match: null,
      pin_year: null,
      created_at: stored(now()),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined)
    throw new Refusal(422, 'emailUnavailable', { errors: { email: ['emailUnavailable'] } })
  await throttle.afterProof(attempt)
  return made.id
}

/** Gives the account another name; an empty one changes nothing. */
export async function renameAccount({ db }: Identity, accountId: number, name: string): Promise<void> {
  if (name === '') return
  await db.updateTable('account').set({ name }).where('id', '=', accountId).execute()
}

/** Deletes the account and all that belongs to it, from the file as well (see `openIdentity`). */
export async function deleteAccount({ db }: Pick<Identity, 'db'>, accountId: number): Promise<void> {
  const gone = await db
    .deleteFrom('account')
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst()
  if (gone === undefined) return
  await forgetAttempts(db, gone.email, accountId)
  if (onSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** The account as the user call tells it; null where it is gone. */
export async function userOf(db: IdentityDb, accountId: number): Promise<WireUser | null> {
  const account = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (account === undefined) return null
  const [purchases, registrations, teams, fields] = await Promise.all([
    db
      .selectFrom('purchase')
      .select(['type', 'year'])
      .where('account_id', '=', accountId)
      .orderBy('year')
      .orderBy('type')
      .execute(),
    db
      .selectFrom('registration')
      .select('year')
      .where('account_id', '=', accountId)
      .orderBy('year')
      .execute(),
    teamsOf(db, accountId),
    fieldsOf(db, accountId),
  ])
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    profile_photo_url: null,
    pin_match: account.pin_match,
    pin_year: account.pin_year,
    purchases,
    registrations,
    favourite_teams: teams,
    favourite_arenas: fields,
  }
}

function wrongCredentials(): Refusal {
  return new Refusal(422, 'credentials', { errors: { email: ['credentials'] } })
}
