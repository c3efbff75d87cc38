import { sql, type Transaction } from 'kysely'
import type { WireUser } from '../../../contract/identity.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type IdentityDb, onSqlite } from '../base/open.ts'
import { invalidField, Refusal } from '../base/refusal.ts'
import type { IdentityTables } from '../base/tables.ts'
import { type Attempt, forgetAttempts, forgetUses } from '../base/throttle.ts'
import { type Identity, stored } from './context.ts'
import { fieldsOf, teamsOf } from './favourites.ts'
import { askForProof } from './outbox.ts'

/** An account with an unproved address is deleted after this time, unless somebody is signed in to it or has paid for it. */
const UNPROVED_MS = 30 * 86_400_000
const REPEATED_MS = 10 * 60_000
const MOST_OF_AN_ADDRESS = 1000

/**
 * Checks a password and finds its account. A missing account and a wrong password get the same answer, after the same work.
 *
 * @returns the account's id
 * @throws Refusal 422, 429; QueueFull
 */
export async function proveAccount(identity: Identity, attempt: Attempt, password: string): Promise<number> {
  const { db, desk, throttle } = identity
  await throttle.admit(attempt)
  const accounts = await accountsOf(db, attempt.email)
  const found = await desk.find(
    password,
    accounts.map(({ password_hash }) => password_hash),
    attempt.email,
    () => throttle.beforeProof(attempt),
    attempt.device ? 'ahead' : 'in-line',
  )
  const account = accounts[found]
  if (account === undefined) throw wrongCredentials()
  if (account.proved_at === null) await throttle.takeBack(attempt)
  else await throttle.afterProof(attempt)
  // Several accounts of an address share a salt, so none of them gets a new one alone.
  if (accounts.length === 1) await refreshHash(identity, account, password)
  return account.id
}

/** Hashes a password again if its hash has another cost. This needs the password, which only a sign-in provides. */
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
 * Makes an account. Only the owner of the address learns, by mail, whether the address already has one: every registration
 * gives a working account, whose address counts for nothing until its owner has confirmed a mail to it. A registration
 * counts no failure, and takes none back.
 *
 * @returns its id
 * @throws Refusal 422, 429; QueueFull
 */
export async function register(
  identity: Identity,
  attempt: Attempt,
  details: { readonly name: string; readonly password: string; readonly locale: Locale },
): Promise<number> {
  const { throttle, passwords } = identity
  await throttle.admitChoice(attempt)
  const fault = await passwords.fault(details.password, { email: attempt.email, name: details.name })
  if (fault !== null) throw invalidField('password', fault)
  await throttle.admitRegistration(attempt)
  const accountId = await makeAccount(identity, attempt.email, details)
  await askForProof(identity, { id: accountId, email: attempt.email }, details.locale)
  return accountId
}

/**
 * All accounts of an address share the salt of the oldest, so that signing in computes one hash for all of them. If two are
 * made at the same moment, the later one is hashed again. A registration that is repeated because its response was lost
 * makes only one account.
 */
async function makeAccount(
  { db, desk, now, delivers }: Identity,
  email: string,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<number> {
  let like: string | null = (await accountsOf(db, email))[0]?.password_hash ?? null
  while (true) {
    const password_hash = await desk.hash(password, like)
    const at = now()
    const made = await db.transaction().execute(async (trx) => {
      if (!onSqlite(db)) await sql`select pg_advisory_xact_lock(hashtext(${email}))`.execute(trx)
      const [oldest] = await accountsOf(trx, email)
      if (oldest !== undefined && like === null) return { like: oldest.password_hash }
      const repeated = await trx
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .where('name', '=', name)
        .where('password_hash', '=', password_hash)
        .where('proved_at', 'is', null)
        .where('created_at', '>=', stored(at - REPEATED_MS))
        .executeTakeFirst()
      if (repeated !== undefined) return repeated
      return trx
        .insertInto('account')
        .values({
          email,
          name,
          password_hash,
          pin_match: null,
          pin_year: null,
          created_at: stored(at),
          proved_at: null,
          ends_at: delivers ? stored(at + UNPROVED_MS) : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    if ('id' in made) return made.id
    like = made.like
  }
}

/** Returns the accounts of an address: the one that has proved it first, then the others from the oldest. */
export function accountsOf(db: IdentityDb | Transaction<IdentityTables>, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'proved_at'])
    .where('email', '=', email)
    .orderBy(sql`proved_at is null`)
    .orderBy('id')
    .limit(MOST_OF_AN_ADDRESS)
    .execute()
}

/** Renames the account; an empty name changes nothing. */
export async function renameAccount({ db }: Identity, accountId: number, name: string): Promise<void> {
  if (name === '') return
  await db.updateTable('account').set({ name }).where('id', '=', accountId).execute()
}

/** Deletes the account and all that belongs to it, from the file as well (see `openIdentity`). */
export async function deleteAccount({ db }: Pick<Identity, 'db'>, accountId: number): Promise<void> {
  const gone = await db
    .deleteFrom('account')
    .where('id', '=', accountId)
    .returning(['email', 'proved_at'])
    .executeTakeFirst()
  if (gone === undefined) return
  await forgetUses(db, accountId)
  // An account that has not proved the address must not delete the data of the address's owner.
  if (gone.proved_at !== null) {
    await forgetAttempts(db, gone.email)
    await db.deleteFrom('mail').where('email', '=', gone.email).execute()
  }
  if (onSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Returns the account as the user call sends it; null if it is gone. */
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
    email_verified_at: account.proved_at,
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
