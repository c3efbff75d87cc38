import { setImmediate } from 'node:timers/promises'
import { backoff } from '../../domain/time/backoff.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import type { AlertBundle, Due } from './alert-bundle.ts'
import { DeliveryBook } from './delivery-book.ts'
import { isQuick, PostPlaces, type Took } from './post-places.ts'
import type { PostResponse, PushPost } from './push-post.ts'
import type { PushService } from './push-service.ts'
import { ServiceRests } from './service-rests.ts'
import { type WaitingDevice, WaitingDevices } from './waiting-devices.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** How many devices are claimed at the same time: a message goes out as soon as its device is claimed. */
const CLAIMED_DEVICES = 256
const BEGUN_AT_ONCE = 16
/** How often the database is read while messages are under way, so that what is new need not wait for them. */
const READ_EVERY = SECOND
const AGAIN = { first: 5 * SECOND, longest: 10 * MINUTE }
const MOST_TRIES = 8
/** How long the other messages to a device wait if its service is slow: the place is somebody else’s turn. */
const AFTER_SLOW = SECOND

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
 * Sends due deliveries to push services, to as many devices at a time as `PostPlaces` allows, and to none whose service
 * rests. Several processes share the work. A message that has arrived is struck off at once. If a process is killed halfway,
 * at most the messages under way are sent again, and their tag makes them replace what is already shown. So nothing is lost,
 * and nobody sees anything twice.
 */
export class AlertSender {
  readonly #parts: AlertSenderParts
  readonly #book: DeliveryBook
  readonly #places = new PostPlaces()
  readonly #rests = new ServiceRests()
  readonly #stopping = new AbortController()
  readonly #underWay = new Set<number>()
  #waiting = new WaitingDevices([])
  /** Resolves when a device is done with, or when all is to end. */
  #change = Promise.withResolvers<void>()
  #fault: unknown = null

  constructor(db: IdentityDb, parts: AlertSenderParts) {
    this.#parts = parts
    this.#book = new DeliveryBook(db, parts.serverKey, parts.now)
  }

  /** Sends all due deliveries, except to services that rest. */
  async deliver(): Promise<void> {
    const { signal } = this.#stopping
    const { now } = this.#parts
    let readAt = Number.NEGATIVE_INFINITY
    let isUpToDate = false
    this.#fault = null
    try {
      while (!signal.aborted && this.#fault === null) {
        const isIdle = this.#underWay.size === 0
        if (performance.now() - readAt >= READ_EVERY || (isIdle && !isUpToDate)) {
          await this.#read()
          readAt = performance.now()
          isUpToDate = true
        }
        const devices = this.#waiting.take(
          this.#places,
          (origin) => this.#rests.left(origin, now()) > 0,
          CLAIMED_DEVICES,
        )
        if (devices.length > 0) {
          isUpToDate = false
          await this.#begin(devices)
        } else if (this.#underWay.size > 0) await this.#changeOr(READ_EVERY)
        else if (isUpToDate) break
      }
    } finally {
      while (this.#underWay.size > 0) await this.#change.promise
    }
    if (this.#fault !== null) throw this.#fault
    await this.#book.write()
  }

  /** Ends the messages under way. They go later, from this process or another. */
  stop(): void {
    this.#stopping.abort()
    this.#tell()
  }

  /** Reads which devices wait. */
  async #read(): Promise<void> {
    await this.#book.write()
    const devices = await this.#book.waiting()
    this.#waiting = new WaitingDevices(devices.filter(({ id }) => !this.#underWay.has(id)))
  }

  /** Claims devices that have a place, and begins to send to each. */
  async #begin(devices: readonly WaitingDevice[]): Promise<void> {
    for (const { id } of devices) this.#underWay.add(id)
    let claimed = new Map<number, AlertBundle[]>()
    try {
      claimed = await this.#book.claim(
        devices.map(({ id }) => id),
        this.#parts.cupNow(),
      )
    } catch (error) {
      this.#fault = error
    }
    for (const [at, device] of devices.entries()) {
      void this.#serve(device, claimed.get(device.id) ?? [])
      // Encrypting takes time. Answers that have come meanwhile are read in between, or they would seem late.
      if (at % BEGUN_AT_ONCE === BEGUN_AT_ONCE - 1) await setImmediate()
    }
  }

  /** Sends a device its messages, one after the other while they are answered at once. Never throws. */
  async #serve(device: WaitingDevice, bundles: readonly AlertBundle[]): Promise<void> {
    let took: Took | null = null
    try {
      for (const [at, bundle] of bundles.entries()) {
        const begun = this.#rests.begin()
        const since = performance.now()
        const response = await this.#parts.post.post(bundle.message, this.#stopping.signal)
        took = response.kind === 'later' && response.isSilent ? 'silent' : performance.now() - since
        const wait =
          (await this.#settle(device, bundle, response, begun)) ?? (isQuick(took) ? null : AFTER_SLOW)
        if (wait === null) continue
        for (const { due } of bundles.slice(at + 1)) this.#book.putOff(device.id, due, wait, false)
        break
      }
      if (this.#book.isFull) await this.#book.write()
    } catch (error) {
      this.#fault = error
    } finally {
      this.#underWay.delete(device.id)
      this.#places.free(device, took)
      this.#tell()
    }
  }

  /**
   * Notes what became of a message.
   *
   * @param begun the moment at which it was sent, by `ServiceRests`
   * @returns the milliseconds that the other messages to the device wait; null: they need not
   */
  async #settle(
    { id, service }: WaitingDevice,
    { device, due }: AlertBundle,
    response: PostResponse,
    begun: number,
  ): Promise<number | null> {
    if (response.kind === 'later' && this.#stopping.signal.aborted) {
      this.#book.putOff(id, due, 0, false)
      return 0
    }
    if (response.kind !== 'later' || !response.service) this.#rests.answered(service.origin)
    if (device.silences > 0 && (response.kind !== 'later' || !response.isSilent)) this.#book.answering(id)
    if (response.kind === 'later') return this.#try(id, service, due, response, begun)
    if (response.kind === 'gone') {
      await this.#book.remove(id)
      return 0
    }
    if (response.kind === 'refused')
      this.#parts.warn({ status: response.status }, 'A push service refuses an alert, which is given up.')
    this.#book.done(id, due)
    return null
  }

  /** Has a message that failed sent again while it is of use; returns the milliseconds until then. */
  #try(
    id: number,
    service: PushService,
    due: readonly Due[],
    response: Extract<PostResponse, { kind: 'later' }>,
    begun: number,
  ): number {
    const now = this.#parts.now()
    const rests = response.service && this.#rests.failed(service.origin, begun, now, response.wait)
    // The devices that wait for a service that has fallen silent are as silent as the one that was tried.
    if (response.isSilent && !service.isMakers)
      this.#book.silent([id, ...(rests ? this.#waiting.of(service) : [])])
    const tries = Math.max(...due.map((one) => one.tries)) + 1
    const wait = backoff(AGAIN, tries, response.wait, Math.random())
    const left = Math.max(...due.map(({ expiresAt }) => expiresAt)) - now
    if (tries >= MOST_TRIES || wait >= left) {
      this.#parts.warn({ status: response.status, tries }, 'An alert could not be sent in time.')
      this.#book.done(id, due)
    } else this.#book.putOff(id, due, wait, true)
    return wait
  }

  #tell(): void {
    const { resolve } = this.#change
    this.#change = Promise.withResolvers<void>()
    resolve()
  }

  /** Waits until a device is done with, at most so many milliseconds. */
  async #changeOr(ms: number): Promise<void> {
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, ms)
    await Promise.race([this.#change.promise, limit.promise])
    clearTimeout(timer)
  }
}
