import { hashOf, isSecret, newSecret } from '../base/secrets.ts'
import { accountsOf } from './accounts.ts'
import { type Identity, stored } from './context.ts'

const DAY = 24 * 60 * 60_000
/** A device is not remembered for longer than from one cup to the next. Every sign-in restarts the period. */
export const DEVICE_DAYS = 180
const DEVICES_OF_AN_ACCOUNT = 10

/**
 * Returns the name that limits use for the device of a secret, if the address's account (the proved one, else the oldest)
 * has signed in with it before. Returns null if it has not, whether there is such an account or not.
 *
 * @param secret as the browser sends it; undefined if it sends none
 */
export async function knownDevice(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  email: string,
  secret: string | undefined,
): Promise<string | null> {
  if (secret === undefined || !isSecret(secret)) return null
  // Anybody can make an unproved account of any address and sign in to it. This must not make a device known for the
  // address.
  const [first] = await accountsOf(db, email)
  const row = await db
    .selectFrom('known_device')
    .select('secret_hash')
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', stored(now()))
    .where('account_id', '=', first?.id ?? 0)
    .executeTakeFirst()
  return row?.secret_hash.slice(0, 40) ?? null
}

/**
 * Notes that an account has signed in on a device. A browser keeps one secret for all accounts that sign in with it, as long
 * as this service issued it. Of each account, the ten devices used last are known.
 *
 * @param secret as the browser sent it
 * @returns the secret that the browser must send from now on
 */
export async function rememberDevice(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  accountId: number,
  secret: string | undefined,
): Promise<string> {
  const kept = secret !== undefined && (await isGivenOut(secret)) ? secret : newSecret()
  const expires_at = stored(now() + DEVICE_DAYS * DAY)
  await db
    .insertInto('known_device')
    .values({ secret_hash: hashOf(kept), account_id: accountId, expires_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'secret_hash']).doUpdateSet({ expires_at }))
    .execute()
  const surplus = db
    .selectFrom('known_device')
    .select('secret_hash')
    .where('account_id', '=', accountId)
    .orderBy('expires_at', 'desc')
    .orderBy('secret_hash')
    .offset(DEVICES_OF_AN_ACCOUNT)
    .limit(DEVICES_OF_AN_ACCOUNT)
  await db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('secret_hash', 'in', surplus)
    .execute()
  return kept

  async function isGivenOut(text: string): Promise<boolean> {
    if (!isSecret(text)) return false
    const row = db.selectFrom('known_device').select('account_id').where('secret_hash', '=', hashOf(text))
    return (await row.executeTakeFirst()) !== undefined
  }
}

/** Deletes devices on which nobody has signed in for half a year. */
export async function pruneDevices(db: Identity['db'], now: number): Promise<void> {
  await db.deleteFrom('known_device').where('expires_at', '<=', stored(now)).execute()
}
