import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type ClockReading, cupTime, truerReading } from '../domain/live/cup-time.ts'
import type { ClockMap } from '../domain/live/feed.ts'

const TICK = 1000

const $now = atom<number | null>(null)
let reading: ClockReading | null = null

/**
 * The cup's time in epoch milliseconds, as the feed gives it, updated every second while the page is visible; null before
 * the first answer. The device's own clock plays no part in it.
 */
export const $cupNow: ReadableAtom<number | null> = $now

/** The minute of the cup's time, for views that need no seconds: its first instant, in epoch milliseconds. */
export const $cupMinute: ReadableAtom<number | null> = computed($now, (now) =>
  now === null ? null : Math.floor(now / 60_000) * 60_000,
)

/** The cup's time at this moment; null before the first answer of the feed. */
export const cupNow = (): number | null => (reading ? cupTime(reading, performance.now()) : null)

/** Sets the clock to the service's time. */
export function setCupClock(servedAt: number, clock: ClockMap | null): void {
  reading = truerReading(reading, { servedAt, clock, stopwatch: performance.now() })
  $now.set(cupNow())
}

onMount($now, () => {
  $now.set(cupNow())
  const timer = setInterval(() => $now.set(cupNow()), TICK)
  return () => clearInterval(timer)
})

/** The speed of the cup's clock relative to real time. */
export const cupSpeed = (): number => reading?.clock?.speed ?? 1
