import type { Locale } from '../../../domain/text/locale.ts'
import { invalidField, Refusal } from '../base/refusal.ts'
import { hashOf } from '../base/secrets.ts'
import { forgetAttempts } from '../base/throttle.ts'
import { type Identity, stored } from './context.ts'
import type { Visit } from './handoff.ts'
import { findMailKey, isProvedByAnother, takeMailKey } from './mail-keys.ts'
import { tellOfChange } from './outbox.ts'
import { endOtherSessions } from './sessions.ts'

/**
 * Gives the account of a visit another password. All its other sessions and visits end, links to a new password or
 * into the account become invalid, and no device is known any more. The owner of a proved address gets a mail about it.
 *
 * @param address of the network: the present password is tried under the limits of signing in
 * @throws Refusal 401, 422, 429; QueueFull
 */
export async function changePassword(
  identity: Identity,
  visit: Visit,
  { present, wanted }: { readonly present: string; readonly wanted: string },
  address: string,
  locale: Locale,
): Promise<void> {
  const { db, desk, throttle } = identity
  const account = await db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'proved_at'])
    .where('id', '=', visit.accountId)
    .executeTakeFirst()
  if (account === undefined) throw new Refusal(401, 'unauthenticated')
  await refuseBadPassword(identity, wanted, account.email)
  const attempt = { email: account.email, address }
  await throttle.admit(attempt)
  const found = await desk.find(present, [account.password_hash], account.email, () =>
    throttle.beforeProof(attempt),
  )
  if (found === -1) throw invalidField('present', 'presentWrong')
  await throttle.takeBack(attempt)
  const password_hash = await desk.hash(wanted, account.password_hash)
  await db.updateTable('account').set({ password_hash }).where('id', '=', account.id).execute()
  await endOtherSessions(identity, account.id, visit.tokenId)
  await db
    .deleteFrom('page_session')
    .where('account_id', '=', account.id)
    .where('secret_hash', '!=', hashOf(visit.secret))
    .execute()
  await db
    .deleteFrom('mail_key')
    .where('account_id', '=', account.id)
    .where('purpose', 'in', ['reset', 'enter'])
    .execute()
  await db.deleteFrom('known_device').where('account_id', '=', account.id).execute()
  if (account.proved_at !== null) await tellOfChange(identity, account, locale)
}

/**
 * Sets a new password by the link in a mail, once. Whoever has the mail has the mailbox. So the address is
 * proved, every session ends, whoever began it, no device is known any more, and the failed attempts are forgotten.
 *
 * @returns the account's id; null if the link is not valid
 * @throws Refusal 422, after which the link is still valid; QueueFull
 */
export async function resetByLetter(
  identity: Identity,
  secret: string,
  wanted: string,
  locale: Locale,
): Promise<number | null> {
  const { db, desk, now } = identity
  const account = await findMailKey(identity, secret, 'reset')
  if (account === null) return null
  await refuseBadPassword(identity, wanted, account.email)
  const password_hash = await desk.hash(wanted, account.password_hash)
  const isDone = await db.transaction().execute(async (trx) => {
    if (!(await takeMailKey(trx, secret, account.id, 'reset'))) return false
    if (await isProvedByAnother(trx, account)) return false
    const provedAt = stored(now())
    await trx
      .updateTable('account')
      .set((of) => ({
        password_hash,
        ends_at: null,
        proved_at: of.fn.coalesce('proved_at', of.val(provedAt)),
      }))
      .where('id', '=', account.id)
      .execute()
    for (const table of ['access_token', 'page_session', 'mail_key', 'known_device'] as const)
      await trx.deleteFrom(table).where('account_id', '=', account.id).execute()
    return true
  })
  if (!isDone) return null
  await forgetAttempts(db, account.email)
  await tellOfChange(identity, account, locale)
  return account.id
}

async function refuseBadPassword({ passwords }: Identity, wanted: string, email: string): Promise<void> {
  const fault = await passwords.fault(wanted, { email })
  if (fault) throw invalidField('password', fault)
}
