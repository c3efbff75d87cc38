import type { Locale } from '../../../domain/text/locale.ts'
import { deleteAccount } from './accounts.ts'
import { type Identity, stored } from './context.ts'
import { findLetterKey, isProvedByAnother, takeLetterKey } from './letter-keys.ts'
import { askForProof } from './outbox.ts'

/** Has the letter with the link sent once more; nothing, where the address is proved or letters enough went to it. */
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

/** The address of the link's account counts from now on; false where the link is good no more. */
export async function proveAddress(identity: Identity, secret: string): Promise<boolean> {
  const account = await findLetterKey(identity, secret, 'confirm')
  if (account === null) return false
  return identity.db.transaction().execute(async (trx) => {
    if (!(await takeLetterKey(trx, secret, account.id, 'confirm'))) return false
    if (await isProvedByAnother(trx, account)) return false
    await trx
      .updateTable('account')
      .set({ proved_at: stored(identity.now()), ends_at: null })
      .where('id', '=', account.id)
      .execute()
    return true
  })
}

/** Whoever owns the address did not make the account: it goes. False where the link is good no more. */
export async function disownAccount(identity: Identity, secret: string): Promise<boolean> {
  const account = await findLetterKey(identity, secret, 'confirm')
  if (account === null) return false
  await deleteAccount(identity, account.id)
  return true
}
