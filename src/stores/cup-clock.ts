import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type ClockReading, cupTime, truerReading } from '../domain/live/cup-time.ts'
import type { ClockMap } from '../domain/live/feed.ts'

const TICK = 1000

const $now = atom<number | null>(null)
let reading: ClockReading | null = null

/**
 * The cup's time in epoch milliseconds, as the feed tells it, moved on every second while somebody looks; null before the
 * first answer. The device's own clock has no part in it.
 */
export const $cupNow: ReadableAtom<number | null> = $now

/** The minute of the cup's time, for what need not tick: its first instant, in epoch milliseconds. */
export const $cupMinute: ReadableAtom<number | null> = computed($now, (now) =>
  now === null ? null : Math.floor(now / 60_000) * 60_000,
)

/** The cup's time at this moment; null before the first answer of the feed. */
export const cupNow = (): number | null => (reading ? cupTime(reading, performance.now()) : null)

/** Takes over what time the service says it is. */
export function setCupClock(servedAt: number, clock: ClockMap | null): void {
  reading = truerReading(reading, { servedAt, clock, stopwatch: performance.now() })
  $now.set(cupNow())
}

onMount($now, () => {
  $now.set(cupNow())
  const timer = setInterval(() => $now.set(cupNow()), TICK)
  return () => clearInterval(timer)
})

/** How fast the cup's clock runs against the world's. */
export const cupSpeed = (): number => reading?.clock?.speed ?? 1
