import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../domain/text/locale.ts'
import type { MailTable } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'

/** An account as the recipient of a mail. */
interface Addressee {
  readonly id: number
  readonly email: string
}

/** Queues a mail that asks to prove the address, or tells the address's owner that they already have an account. */
export async function askForProof(identity: Identity, account: Addressee, locale: Locale): Promise<void> {
  if (await identity.mailLimits.admit('confirm', account.email))
    await post(identity, { kind: 'confirm', account_id: account.id, email: account.email, locale })
}

/**
 * Queues a mail with a link to a new password (`reset`) or into the account (`enter`) for the owner of an account with this
 * address. The work here is the same whether such an account exists or not: the mail sender looks it up later.
 *
 * @param address of the network that asks
 * @throws Refusal 429
 */
export async function askForLink(
  identity: Identity,
  kind: 'reset' | 'enter',
  email: string,
  address: string,
  locale: Locale,
): Promise<void> {
  await identity.mailLimits.admitNetwork(address)
  if (await identity.mailLimits.admit(kind, email))
    await post(identity, { kind, account_id: null, email, locale })
}

/** Queues a mail that tells the owner that the password has changed. */
export async function tellOfChange(
  identity: Pick<Identity, 'db' | 'now'>,
  account: Addressee,
  locale: Locale,
): Promise<void> {
  await post(identity, { kind: 'changed', account_id: account.id, email: account.email, locale })
}

async function post(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  mail: Pick<MailTable, 'kind' | 'account_id' | 'email' | 'locale'>,
): Promise<void> {
  const at = stored(now())
  await db
    .insertInto('mail')
    .values({ ...mail, id: randomUUID(), created_at: at, due_at: at, tries: 0 })
    .execute()
}
