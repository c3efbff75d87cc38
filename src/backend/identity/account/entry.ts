import type { Identity } from './context.ts'
import { startVisit, type Visit } from './handoff.ts'
import { findMailKey, takeOneMailKey } from './mail-keys.ts'

/**
 * Starts a visit to the account page by the link in a mail, once. It counts no attempt and heeds none: whoever has the mail
 * has the mailbox, whatever strangers try. Links of other mails stay valid, for the owner's next device.
 *
 * @returns null if the link is not valid
 */
export async function enterByMail(identity: Identity, secret: string): Promise<Visit | null> {
  const account = await findMailKey(identity, secret, 'enter')
  if (account === null || !(await takeOneMailKey(identity.db, secret, account.id))) return null
  return startVisit(identity, account.id, null)
}
