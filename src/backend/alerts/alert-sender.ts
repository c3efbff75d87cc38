import type { Alert } from '../../domain/alerts/alert.ts'
import { backoff } from '../../domain/time/backoff.ts'
import { stored } from '../identity/account/context.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import { type AlertBundle, bundlesFor, type Due } from './alert-bundle.ts'
import type { PostAnswer, PushPost } from './push-post.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How many messages are under way at the same time. */
const AT_ONCE = 48
const CLAIMED_DEVICES = 256
/** How long a claimed delivery belongs to one process: longer than a push service may take. */
const LEASE = 2 * MINUTE
const AGAIN = { first: 5 * SECOND, longest: 10 * MINUTE }
const MOST_TRIES = 8
const NOTED_AT_ONCE = 64

export interface AlertSenderParts {
  readonly post: Pick<PushPost, 'post'>
  /** The public key of the server whose keys sign the messages. */
  readonly serverKey: string
  readonly now: () => number
  /** Returns the current cup time. */
  readonly cupNow: () => number
  /** Takes reports of faults, without the addresses of devices. */
  readonly warn: (about: object, sentence: string) => void
}

/**
 * Sends due deliveries to push services, a few at a time. Several processes share the work. A message that has arrived is
 * struck off at once. If a process is killed halfway, at most the messages under way are sent again, and their tag makes
 * them replace what is already shown. So nothing is lost, and nobody sees anything twice.
 */
export class AlertSender {
  readonly #db: IdentityDb
  readonly #parts: AlertSenderParts
  readonly #stopping = new AbortController()
  /** Push services that are down, each with the time until which no message goes to it. */
  readonly #resting = new Map<string, { readonly until: number; readonly failures: number }>()
  #queue: AlertBundle[] = []
  #claiming: Promise<void> | null = null
  #arrived: { readonly device_id: number; readonly alert_key: string }[] = []

  constructor(db: IdentityDb, parts: AlertSenderParts) {
    this.#db = db
    this.#parts = parts
  }

  /** Sends all due deliveries. */
  async deliver(): Promise<void> {
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#run()))
    await this.#strike()
  }

  /** Ends the messages under way. They go later, from this process or another. */
  stop(): void {
    this.#stopping.abort()
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      if (this.#queue.length === 0) {
        this.#claiming ??= this.#claim().finally(() => {
          this.#claiming = null
        })
        await this.#claiming
      }
      const bundle = this.#queue.shift()
      if (bundle === undefined) return
      await this.#send(bundle)
    }
    for (const { device, due } of this.#queue.splice(0)) await this.#putOff(device.id, due, 0, false)
  }

  /** Claims some devices with due deliveries for this process. */
  async #claim(): Promise<void> {
    await this.#strike()
    const { now: clock, cupNow, serverKey } = this.#parts
    const now = clock()
    const waiting = await this.#db
      .selectFrom('alert_delivery')
      .innerJoin('alert_device', 'alert_device.id', 'alert_delivery.device_id')
      .select('alert_delivery.device_id')
      .where('alert_delivery.due_at', '<=', stored(now))
      .where('alert_device.server_key', '=', serverKey)
      .groupBy('alert_delivery.device_id')
      .orderBy((by) => by.fn.min('alert_delivery.due_at'))
      .limit(CLAIMED_DEVICES)
      .execute()
    if (waiting.length === 0) return
    const ids = waiting.map(({ device_id }) => device_id)
    const claimed = await this.#db
      .updateTable('alert_delivery')
      .set({ due_at: stored(now + LEASE) })
      .where('device_id', 'in', ids)
      .where('due_at', '<=', stored(now))
      .returning(['device_id', 'alert_key', 'tries'])
      .execute()
    if (claimed.length === 0) return
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
    this.#queue = devices.flatMap((device) => {
      const all = (ofDevice.get(device.id) ?? []).flatMap(({ alert_key, tries }): Due[] => {
        const one = known.get(alert_key)
        return one ? [{ ...one, tries }] : []
      })
      const due = all.filter(({ expiresAt }) => expiresAt > now)
      for (const { key } of all.filter(({ expiresAt }) => expiresAt <= now))
        this.#arrived.push({ device_id: device.id, alert_key: key })
      return bundlesFor(device, due, now, cupNow())
    })
  }

  async #send(bundle: AlertBundle): Promise<void> {
    const { device, due, message } = bundle
    const { origin } = new URL(device.endpoint)
    const rest = this.#resting.get(origin)
    if (rest && rest.until > this.#parts.now()) {
      await this.#putOff(device.id, due, rest.until - this.#parts.now(), false)
      return
    }
    const answer = await this.#parts.post.post(message, this.#stopping.signal)
    if (answer.kind !== 'later' || !answer.service) this.#resting.delete(origin)
    await this.#settle(bundle, origin, answer)
  }

  async #settle({ device, due }: AlertBundle, origin: string, answer: PostAnswer): Promise<void> {
    switch (answer.kind) {
      case 'gone':
        await this.#db.deleteFrom('alert_device').where('id', '=', device.id).execute()
        return
      case 'refused':
        this.#parts.warn({ status: answer.status }, 'A push service refuses an alert, which is given up.')
        this.#tick(device.id, due)
        break
      case 'taken':
        this.#tick(device.id, due)
        break
      case 'later': {
        if (this.#stopping.signal.aborted) return this.#putOff(device.id, due, 0, false)
        const tries = Math.max(...due.map((one) => one.tries)) + 1
        const wait = backoff(AGAIN, tries, answer.wait, Math.random())
        if (answer.service) this.#rest(origin, answer.wait)
        const left = Math.max(...due.map(({ expiresAt }) => expiresAt)) - this.#parts.now()
        if (tries >= MOST_TRIES || wait >= left) {
          this.#parts.warn({ status: answer.status, tries }, 'An alert could not be sent in time.')
          this.#tick(device.id, due)
        } else await this.#putOff(device.id, due, wait, true)
      }
    }
    if (this.#arrived.length >= NOTED_AT_ONCE) await this.#strike()
  }

  /** Pauses a push service that is down, so that five thousand messages do not all try it. */
  #rest(origin: string, asked: number | null): void {
    const failures = (this.#resting.get(origin)?.failures ?? 0) + 1
    const until = this.#parts.now() + backoff(AGAIN, failures, asked, Math.random())
    this.#resting.set(origin, { until, failures })
  }

  async #putOff(deviceId: number, due: readonly Due[], wait: number, isFailure: boolean): Promise<void> {
    await this.#db
      .updateTable('alert_delivery')
      .set((row) => ({
        due_at: stored(this.#parts.now() + wait),
        tries: isFailure ? row('tries', '+', 1) : row.ref('tries'),
      }))
      .where('device_id', '=', deviceId)
      .where(
        'alert_key',
        'in',
        due.map(({ key }) => key),
      )
      .execute()
  }

  #tick(deviceId: number, due: readonly Due[]): void {
    this.#arrived.push(...due.map(({ key }) => ({ device_id: deviceId, alert_key: key })))
  }

  /** Strikes off what has arrived, several at a time: a disk takes longer over each one than a push service. */
  async #strike(): Promise<void> {
    const arrived = this.#arrived.splice(0)
    if (arrived.length === 0) return
    await this.#db
      .deleteFrom('alert_delivery')
      .where((where) => where.or(arrived.map((row) => where.and(row))))
      .execute()
  }
}
