import type { Transaction } from 'kysely'
import type { IdentityDb } from '../base/open.ts'
import { hashOf, isSecret, newSecret } from '../base/secrets.ts'
import type { IdentityTables, MailKeyTable } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'

type Purpose = MailKeyTable['purpose']

const HOUR = 3_600_000
/** How long a link is valid, in milliseconds. A new password is chosen within an hour. */
const LIFETIME: Readonly<Record<Purpose, number>> = { confirm: 72 * HOUR, reset: HOUR, enter: HOUR }

/** Makes a secret for the link in a mail; only its hash is stored. Links of earlier mails stay valid. */
export async function newMailKey(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  accountId: number,
  purpose: Purpose,
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('mail_key')
    .values({
      secret_hash: hashOf(secret),
      account_id: accountId,
      purpose,
      expires_at: stored(now() + LIFETIME[purpose]),
    })
    .execute()
  return secret
}

/** Finds the account of a link, without using it up; null if used, too old, or somebody else has proved the address. */
export async function findMailKey({ db, now }: Identity, secret: string, purpose: Purpose) {
  if (!isSecret(secret)) return null
  const account = await db
    .selectFrom('mail_key')
    .innerJoin('account', 'account.id', 'mail_key.account_id')
    .select(['account.id', 'account.email', 'account.name', 'account.created_at', 'account.password_hash'])
    .where('secret_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', stored(now()))
    .executeTakeFirst()
  if (account === undefined || (await isProvedByAnother(db, account))) return null
  return account
}

/** Uses up this link alone. Returns false if it was used meanwhile. */
export async function takeOneMailKey(
  db: IdentityDb | Transaction<IdentityTables>,
  secret: string,
  accountId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_key')
    .where('secret_hash', '=', hashOf(secret))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Uses up the link and all others of its purpose for this account. Returns false if it was used meanwhile. */
export async function takeMailKey(
  trx: Transaction<IdentityTables>,
  secret: string,
  accountId: number,
  purpose: Purpose,
): Promise<boolean> {
  if (!(await takeOneMailKey(trx, secret, accountId))) return false
  await trx
    .deleteFrom('mail_key')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
  return true
}

/** Whether another account has proved the address. */
export async function isProvedByAnother(
  db: IdentityDb | Transaction<IdentityTables>,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('proved_at', 'is not', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}
