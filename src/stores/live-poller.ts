import { type Outcome, pause, restartPause } from '../domain/live/pace.ts'

/** Milliseconds between checks whether a request is due. */
const TICK = 1000
/** A tick this late means that the device slept. */
const SLEPT = 5 * TICK

export interface PollerOptions {
  /** Makes one request. It must never reject. */
  ask(): Promise<Outcome>
  /** Returns milliseconds. It must advance while the device sleeps. */
  stopwatch(): number
  /** Returns a number from 0 to 1; random by default. */
  chance?(): number
}

export interface Poller {
  /**
   * Starts polling, one request at a time.
   *
   * @param last when a tab last got an answer, by the stopwatch; null if none did, so the first request goes out at once
   */
  start(last: number | null): void
  /** Stops polling. A request under way finishes, and no other follows. */
  stop(): void
  /** Makes one request soon, because the network is back or a gap is known. */
  hurry(): void
}

/** Polls as often as the outcome of the last request allows. */
export function createPoller({ ask, stopwatch, chance = Math.random }: PollerOptions): Poller {
  let outcome: Outcome = { phase: null, failures: 0, retryAfter: null, behind: false }
  let timer: ReturnType<typeof setInterval> | undefined
  let due: number | null = null
  let seen = 0
  let isAsking = false
  /** Until this time no request goes out, as the service asked, whatever wakes the page. */
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
    // The stopwatch may also have been set back; then a due time would never come.
    if (late < 0) closedUntil = 0
    if (late > SLEPT || late < 0) plan(Math.min(due, now + restartPause(chance())))
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
      else plan(Math.max(Math.min(last, now) + wait, now + restartPause(chance())))
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
      const soon = stopwatch() + restartPause(chance())
      plan(due === null ? soon : Math.min(due, soon))
    },
  }
}
