import { userOf } from './accounts.ts'
import { alertDevicesOf } from './alert-devices.ts'
import { feedsOf } from './calendar-feeds.ts'
import type { Identity } from './context.ts'

export interface SessionEntry {
  readonly id: number
  readonly device: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly lastUsedAt: string
}

/** Returns the sessions, the most recently used first. */
export async function sessionsOf({ db }: Pick<Identity, 'db'>, accountId: number): Promise<SessionEntry[]> {
  const rows = await db
    .selectFrom('access_token')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
}

/** Returns all data of an account except the hashes of its password, sessions and calendars; null if it is gone. */
export async function exportAccount(identity: Pick<Identity, 'db'>, accountId: number) {
  const user = await userOf(identity.db, accountId)
  if (user === null) return null
  const { created_at } = await identity.db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    ...user,
    created_at,
    sessions: await sessionsOf(identity, accountId),
    calendars: await feedsOf(identity, accountId),
    alert_devices: await exportedDevices(identity, accountId),
  }
}

/** Includes the address at the browser maker's push service, which is personal data as well. */
async function exportedDevices({ db }: Pick<Identity, 'db'>, accountId: number) {
  const devices = await alertDevicesOf(db, accountId)
  const rows = await db
    .selectFrom('alert_device')
    .select(['id', 'endpoint', 'locale'])
    .where('account_id', '=', accountId)
    .execute()
  return devices.map((device) => ({ ...device, ...rows.find(({ id }) => id === device.id) }))
}
