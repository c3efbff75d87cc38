import { dueAlerts } from '../../domain/alerts/due-alerts.ts'
import type { IdentityDb } from '../identity/base/open.ts'
import { describeFault } from '../identity/http/fault.ts'
import { AlertBook } from './alert-book.ts'
import { AlertSender } from './alert-sender.ts'
import { type CupClock, cupTimeAt, WORLD_CLOCK } from './cup-clock.ts'
import { EditionWatch, type Sources } from './edition-watch.ts'
import { type PostSettings, PushPost } from './push-post.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const LOOK_EVERY = 4 * SECOND
const DELIVER_EVERY = SECOND
/** How long an edition rests that is over or has no pages. */
const REST = 10 * MINUTE
const PRUNE_EVERY = 10 * MINUTE
/** The number of newest years that are watched: teams of years long over bring no more news. */
const MOST_YEARS = 2

export interface AlertServiceParts extends PostSettings {
  readonly sources: Sources
  readonly warn: (about: object, sentence: string) => void
  readonly now?: () => number
}

/** Watches the editions whose teams somebody follows, notes the alerts to send, and has them delivered. */
export class AlertService {
  readonly #parts: AlertServiceParts
  readonly #now: () => number
  readonly #book: AlertBook
  readonly #post: PushPost
  readonly #sender: AlertSender
  readonly #watches = new Map<number, { readonly watch: EditionWatch; restUntil: number }>()
  readonly #stopping = new AbortController()
  #clock: CupClock = WORLD_CLOCK
  #prunedAt = 0
  #loops: Promise<unknown> = Promise.resolve()

  constructor(db: IdentityDb, parts: AlertServiceParts) {
    this.#parts = parts
    this.#now = parts.now ?? Date.now
    this.#book = new AlertBook(db, this.#now)
    this.#post = new PushPost(parts)
    this.#sender = new AlertSender(db, {
      post: this.#post,
      serverKey: parts.keys.publicKey,
      now: this.#now,
      cupNow: () => cupTimeAt(this.#clock, this.#now()),
      warn: parts.warn,
    })
  }

  start(): void {
    this.#loops = Promise.all([
      this.#repeat(() => this.look(), LOOK_EVERY),
      this.#repeat(() => this.deliver(), DELIVER_EVERY),
    ])
  }

  /** Ends the work under way; unsent alerts go later. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#sender.stop()
    await this.#loops
    this.#post.close()
  }

  /** Looks at the editions once, and notes the alerts to send now. */
  async look(): Promise<void> {
    const { years, leads } = await this.#book.wanted()
    for (const year of years.slice(0, MOST_YEARS)) {
      const known = this.#watches.get(year)
      const entry = known ?? { watch: new EditionWatch(year, this.#parts.sources), restUntil: 0 }
      this.#watches.set(year, entry)
      if (entry.restUntil > this.#now()) continue
      const edition = await entry.watch.look()
      if (edition === null || edition.phase === 'over') {
        entry.restUntil = this.#now() + REST
        continue
      }
      const { scene, clock } = edition
      this.#clock = clock
      const now = cupTimeAt(clock, this.#now())
      await this.#book.note(year, (sent) => dueAlerts(scene, sent, now, leads), clock)
    }
    if (this.#now() - this.#prunedAt < PRUNE_EVERY) return
    this.#prunedAt = this.#now()
    await this.#book.prune()
  }

  deliver(): Promise<void> {
    return this.#sender.deliver()
  }

  /** Repeats a task. A failure is reported and the task tried again: an unreachable database or service may come back. */
  async #repeat(task: () => Promise<void>, every: number): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        await task()
      } catch (error) {
        if (!signal.aborted) this.#parts.warn(describeFault(error), 'Alerts could not be looked after.')
      }
      await pause(every, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
