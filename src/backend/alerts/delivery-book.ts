import type { Alert } from '../../domain/alerts/alert.ts'
import { stored } from '../identity/account/context.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import { type AlertBundle, bundlesFor, type Due } from './alert-bundle.ts'
import { pushServiceOf } from './push-service.ts'
import { rowsAtOnce } from './rows-at-once.ts'
import { countSilences, endSilences } from './silent-devices.ts'
import type { WaitingDevice } from './waiting-devices.ts'

/** How long a claimed delivery belongs to one process: longer than a push service may take. */
const LEASE = 2 * 60_000
const NOTED_AT_ONCE = 64

interface Change {
  readonly deviceId: number
  readonly keys: readonly string[]
  /** When the alerts are due again; null: they are done with. */
  readonly again: { readonly dueAt: string; readonly isFailure: boolean } | null
}

/** The deliveries in the database. Several processes share them: one claims a delivery before it sends it. */
export class DeliveryBook {
  readonly #db: IdentityDb
  readonly #serverKey: string
  readonly #now: () => number
  #changes: Change[] = []
  readonly #silent = new Set<number>()
  readonly #answering = new Set<number>()

  /** @param serverKey the public key of the server whose keys sign the messages */
  constructor(db: IdentityDb, serverKey: string, now: () => number) {
    this.#db = db
    this.#serverKey = serverKey
    this.#now = now
  }

  /** Returns the devices of proved accounts to which alerts are due. */
  async waiting(): Promise<WaitingDevice[]> {
    const rows = await this.#db
      .selectFrom('alert_delivery')
      .innerJoin('alert_device', 'alert_device.id', 'alert_delivery.device_id')
      .innerJoin('account', 'account.id', 'alert_device.account_id')
      .select(({ fn }) => [
        'alert_device.id',
        'alert_device.account_id',
        'alert_device.endpoint',
        'alert_device.silences',
        fn.max('alert_delivery.tries').as('tries'),
        fn.min('alert_delivery.due_at').as('due_at'),
      ])
      .where('alert_delivery.due_at', '<=', stored(this.#now()))
      .where('alert_device.server_key', '=', this.#serverKey)
      .where('account.proved_at', 'is not', null)
      .groupBy('alert_device.id')
      .execute()
    return rows.map(({ id, account_id, endpoint, silences, tries, due_at }) => ({
      id,
      accountId: account_id,
      service: pushServiceOf(endpoint),
      isFresh: tries === 0 && silences === 0,
      dueAt: due_at,
    }))
  }

  /** Claims the due deliveries of some devices for this process, and returns the messages by device. */
  async claim(ids: readonly number[], cupNow: number): Promise<Map<number, AlertBundle[]>> {
    const now = this.#now()
    const claimed = await this.#db
      .updateTable('alert_delivery')
      .set({ due_at: stored(now + LEASE) })
      .where('device_id', 'in', ids)
      .where('due_at', '<=', stored(now))
      .returning(['device_id', 'alert_key', 'tries'])
      .execute()
    if (claimed.length === 0) return new Map()
    const devices = await this.#db.selectFrom('alert_device').selectAll().where('id', 'in', ids).execute()
    const keys = [...new Set(claimed.map(({ alert_key }) => alert_key))]
    const alerts = await this.#db.selectFrom('alert').selectAll().where('key', 'in', keys).execute()
    const known = new Map(
      alerts.map(({ key, about, expires_at }) => [
        key,
        { key, alert: JSON.parse(about) as Alert | null, expiresAt: Date.parse(expires_at) },
      ]),
    )
    const ofDevice = Map.groupBy(claimed, ({ device_id }) => device_id)
    const bundles = devices.map((device) => {
      const all = (ofDevice.get(device.id) ?? []).flatMap(({ alert_key, tries }): Due[] => {
        const one = known.get(alert_key)
        return one ? [{ ...one, tries }] : []
      })
      this.done(
        device.id,
        all.filter(({ expiresAt }) => expiresAt <= now),
      )
      const due = all.filter(({ expiresAt }) => expiresAt > now)
      return [device.id, bundlesFor(device, due, now, cupNow)] as const
    })
    return new Map(bundles)
  }

  /** Notes that alerts have arrived, or are given up. */
  done(deviceId: number, due: readonly Due[]): void {
    if (due.length > 0) this.#changes.push({ deviceId, keys: due.map(({ key }) => key), again: null })
  }

  /** Notes that alerts are to be sent later, in `wait` milliseconds. */
  putOff(deviceId: number, due: readonly Due[], wait: number, isFailure: boolean): void {
    const again = { dueAt: stored(this.#now() + wait), isFailure }
    if (due.length > 0) this.#changes.push({ deviceId, keys: due.map(({ key }) => key), again })
  }

  /** Notes that devices got no alert because their push service did not answer. */
  silent(ids: readonly number[]): void {
    for (const id of ids) this.#silent.add(id)
  }

  /** Notes that a device that was silent is not any more. */
  answering(id: number): void {
    this.#answering.add(id)
  }

  async remove(deviceId: number): Promise<void> {
    await this.#db.deleteFrom('alert_device').where('id', '=', deviceId).execute()
  }

  /** Whether so much is noted that it is to be written. */
  get isFull(): boolean {
    return this.#changes.length >= NOTED_AT_ONCE
  }

  /** Writes what was noted, several at a time: a disk takes longer over each than a push service over a message. */
  async write(): Promise<void> {
    const changes = this.#changes.splice(0)
    const silent = taken(this.#silent)
    const answering = taken(this.#answering)
    if (changes.length + silent.length + answering.length === 0) return
    const done = changes.flatMap(({ deviceId, keys, again }) =>
      again === null ? keys.map((key) => ({ device_id: deviceId, alert_key: key })) : [],
    )
    await this.#db.transaction().execute(async (trx) => {
      for (const some of rowsAtOnce(done, NOTED_AT_ONCE))
        await trx
          .deleteFrom('alert_delivery')
          .where((where) => where.or(some.map((row) => where.and(row))))
          .execute()
      for (const { deviceId, keys, again } of changes) {
        if (again === null) continue
        await trx
          .updateTable('alert_delivery')
          .set((row) => ({
            due_at: again.dueAt,
            tries: again.isFailure ? row('tries', '+', 1) : row.ref('tries'),
          }))
          .where('device_id', '=', deviceId)
          .where('alert_key', 'in', keys)
          .execute()
      }
      await endSilences(trx, answering)
      await countSilences(trx, silent, this.#now())
    })
  }
}

function taken(ids: Set<number>): number[] {
  const all = [...ids].sort((one, other) => one - other)
  ids.clear()
  return all
}
