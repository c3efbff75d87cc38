import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { WireAlertDevice } from '../../../contract/identity.ts'
import {
  type AlertSettings,
  parseAlertSettings,
  USUAL_ALERTS,
} from '../../../domain/alerts/alert-settings.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { countInWindow } from '../base/counters.ts'
import type { IdentityDb } from '../base/open.ts'
import { Refusal } from '../base/refusal.ts'
import type { AlertDeviceTable } from '../base/tables.ts'
import { type Identity, stored } from './context.ts'
import type { Session } from './sessions.ts'

const DEVICES_OF_AN_ACCOUNT = 10
const MINUTE = 60_000
const TESTS_A_MINUTE = 5
/** A test message that arrives later than this helps nobody. */
const TEST_FOR = 5 * MINUTE

/** The year of alerts that belong to no edition. */
export const NO_YEAR = 0

export interface AlertDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly serverKey: string
  readonly locale: Locale
  readonly name: string
  readonly settings: AlertSettings
}

/** Returns the devices in the order in which they were added. */
export async function alertDevicesOf(db: IdentityDb, accountId: number): Promise<WireAlertDevice[]> {
  const rows = db.selectFrom('alert_device').selectAll().where('account_id', '=', accountId).orderBy('id')
  return (await rows.execute()).map(wireDevice)
}

/**
 * Adds a browser, or changes its alerts. A browser that another account has signed in on before no longer belongs to
 * that account. If an account has more than ten, the oldest is removed.
 */
export async function keepAlertDevice(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  { accountId, tokenId }: Session,
  device: AlertDevice,
): Promise<WireAlertDevice> {
  const { endpoint, p256dh, auth, serverKey, locale, name, settings } = device
  const values = {
    account_id: accountId,
    token_id: tokenId,
    p256dh,
    auth,
    server_key: serverKey,
    locale,
    name,
    settings: JSON.stringify(settings),
  }
  return db.transaction().execute(async (trx) => {
    // Alerts that wait for the previous account of this browser are not for this one.
    await trx
      .deleteFrom('alert_device')
      .where('endpoint', '=', endpoint)
      .where('account_id', '!=', accountId)
      .execute()
    const row = await trx
      .insertInto('alert_device')
      .values({ ...values, endpoint, created_at: stored(now()) })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow()
    const surplus = await trx
      .selectFrom('alert_device')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '!=', row.id)
      .orderBy('id', 'desc')
      .offset(DEVICES_OF_AN_ACCOUNT - 1)
      .limit(DEVICES_OF_AN_ACCOUNT)
      .execute()
    if (surplus.length > 0) {
      const ids = surplus.map(({ id }) => id)
      await trx.deleteFrom('alert_device').where('id', 'in', ids).execute()
    }
    return wireDevice(row)
  })
}

/** Removes a device of this account; returns false if the account has none with that id. */
export async function removeAlertDevice(db: IdentityDb, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alert_device')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function endAlerts(db: IdentityDb, accountId: number): Promise<void> {
  await db.deleteFrom('alert_device').where('account_id', '=', accountId).execute()
}

/**
 * Queues a test message without news for a browser of this account.
 *
 * @returns false if the account has none with that id
 * @throws Refusal 403 if the account's address is not proved, as it gets no alerts until then; 429
 */
export async function testAlertDevice(
  { db, now }: Pick<Identity, 'db' | 'now'>,
  accountId: number,
  id: number,
): Promise<boolean> {
  const device = await db
    .selectFrom('alert_device')
    .innerJoin('account', 'account.id', 'alert_device.account_id')
    .select('account.proved_at')
    .where('alert_device.id', '=', id)
    .where('alert_device.account_id', '=', accountId)
    .executeTakeFirst()
  if (device === undefined) return false
  if (device.proved_at === null) throw new Refusal(403, 'alertsUnproved')
  const at = now()
  const { points, until } = await countInWindow(db, `alert-test ${accountId}`, MINUTE, at)
  if (points > TESTS_A_MINUTE)
    throw new Refusal(429, 'tooMany', { retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1000)) })
  const key = `test ${randomUUID()}`
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('alert')
      .values({ key, year: NO_YEAR, about: 'null', noted_at: stored(at), expires_at: stored(at + TEST_FOR) })
      .execute()
    await trx
      .insertInto('alert_delivery')
      .values({ device_id: id, alert_key: key, due_at: stored(at), tries: 0 })
      .execute()
  })
  return true
}

/** Returns the stored settings. Settings of an older program version that this one rejects count as not chosen. */
export const keptSettings = (text: string): AlertSettings =>
  parseAlertSettings(JSON.parse(text) as unknown) ?? USUAL_ALERTS

const wireDevice = ({ id, name, created_at, settings }: Selectable<AlertDeviceTable>): WireAlertDevice => ({
  id,
  name,
  created_at,
  settings: keptSettings(settings),
})
