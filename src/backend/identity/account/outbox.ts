import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../domain/text/locale.ts'
import type { LetterTable } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'

/** An account as letters are addressed to it. */
interface Addressee {
  readonly id: number
  readonly email: string
}

/** Has an account asked to prove its address, or the owner of the address told that they have one already. */
export async function askForProof(identity: Identity, account: Addressee, locale: Locale): Promise<void> {
  if (await identity.letters.admit('confirm', account.email))
    await post(identity, { kind: 'confirm', account_id: account.id, email: account.email, locale })
}

/**
 * Has a way to a new password sent to whoever has an account with this address. What is done here is the same whether
 * anybody has: the mail sender looks, later.
 *
 * @param address of the network that asks
 * @throws Refusal 429
 */
export async function askForReset(
  identity: Identity,
  email: string,
  address: string,
  locale: Locale,
): Promise<void> {
  await identity.letters.admitNetwork(address)
  if (await identity.letters.admit('reset', email))
    await post(identity, { kind: 'reset', account_id: null, email, locale })
}

/** Has the owner told that the password is another now. */
export async function tellOfChange(
  identity: Pick<Identity, 'db' | 'now'>,
  account: Addressee,
  locale: Locale,
): Promise<void> {
  await post(identity, { kind: 'changed', account_id: account.id, email: account.email, locale })
}

async function post(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  letter: Pick<LetterTable, 'kind' | 'account_id' | 'email' | 'locale'>,
): Promise<void> {
  const at = stored(now())
  await db
    .insertInto('letter')
    .values({ ...letter, id: randomUUID(), created_at: at, due_at: at, tries: 0 })
    .execute()
}
