import type { Locale } from '../../../domain/text/locale.ts'
import { deleteAccount } from './accounts.ts'
import { type Identity, stored } from './context.ts'
import { findMailKey, isProvedByAnother, takeMailKey } from './mail-keys.ts'
import { askForProof } from './outbox.ts'

/** Queues the confirmation mail again. Sends none if the address is proved or has had enough mails. */
export async function sendConfirmationAgain(
  identity: Identity,
  accountId: number,
  locale: Locale,
): Promise<void> {
  const account = await identity.db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', '=', accountId)
    .where('proved_at', 'is', null)
    .executeTakeFirst()
  if (account !== undefined) await askForProof(identity, account, locale)
}

/** Marks the address of the link's account as proved; returns false if the link is no longer valid. */
export async function proveAddress(identity: Identity, secret: string): Promise<boolean> {
  const account = await findMailKey(identity, secret, 'confirm')
  if (account === null) return false
  return identity.db.transaction().execute(async (trx) => {
    if (!(await takeMailKey(trx, secret, account.id, 'confirm'))) return false
    if (await isProvedByAnother(trx, account)) return false
    await trx
      .updateTable('account')
      .set({ proved_at: stored(identity.now()), ends_at: null })
      .where('id', '=', account.id)
      .execute()
    return true
  })
}

/** Deletes an account that the owner of the address did not make; returns false if the link is no longer valid. */
export async function disownAccount(identity: Identity, secret: string): Promise<boolean> {
  const account = await findMailKey(identity, secret, 'confirm')
  if (account === null) return false
  await deleteAccount(identity, account.id)
  return true
}
