import { type Outcome, pause, wakePause } from '../domain/live/pace.ts'

/** How often it is looked whether a request is due. */
const TICK = 1000
/** A tick this late means that the device slept. */
const SLEPT = 5 * TICK

export interface PollerOptions {
  /** Makes one request; never rejects. */
  ask(): Promise<Outcome>
  /** Milliseconds; a device asleep must move it on. */
  stopwatch(): number
  /** From 0 to 1; by chance where it is not given. */
  chance?(): number
}

export interface Poller {
  /**
   * Begins to ask, one request at a time.
   *
   * @param last when somebody last asked, by the stopwatch; null: never, so that the first request goes out at once
   */
  start(last: number | null): void
  /** A request that is under way is finished; no other follows. */
  stop(): void
  /** Asks once, soon: the network is back, or something is known to be missing. */
  hurry(): void
}

/** Asks over and over, as often as the outcome of the last request allows. */
export function createPoller({ ask, stopwatch, chance = Math.random }: PollerOptions): Poller {
  let outcome: Outcome = { phase: null, failures: 0, retryAfter: null, behind: false }
  let timer: ReturnType<typeof setInterval> | undefined
  let due: number | null = null
  let seen = 0
  let isAsking = false
  /** A service that asked to be left alone is left alone, whatever wakes the page. */
  let closedUntil = 0

  const plan = (at: number | null) => {
    due = at === null ? null : Math.max(at, closedUntil)
  }
  const request = async () => {
    due = null
    isAsking = true
    outcome = await ask()
    isAsking = false
    const wait = pause(outcome, chance())
    const now = stopwatch()
    if (outcome.failures > 0 && outcome.retryAfter !== null) closedUntil = now + (wait ?? 0)
    plan(wait === null ? null : now + wait)
  }
  const tick = () => {
    const now = stopwatch()
    const late = now - seen
    seen = now
    if (isAsking || due === null) return
    // Also a stopwatch set back, after which a due time would never come.
    if (late < 0) closedUntil = 0
    if (late > SLEPT || late < 0) plan(Math.min(due, now + wakePause(chance())))
    if (due <= now) void request()
  }
  return {
    start(last) {
      if (timer !== undefined) return
      const now = stopwatch()
      const wait = pause(outcome, chance())
      seen = now
      if (wait === null) plan(null)
      else if (last === null) plan(now)
      else plan(Math.max(Math.min(last, now) + wait, now + wakePause(chance())))
      timer = setInterval(tick, TICK)
      if (due !== null && due <= now && !isAsking) void request()
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      due = null
    },
    hurry() {
      if (timer === undefined) return
      const soon = stopwatch() + wakePause(chance())
      plan(due === null ? soon : Math.min(due, soon))
    },
  }
}
