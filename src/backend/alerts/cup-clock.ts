import type { ClockMap } from '../../domain/live/feed.ts'

/** How the cup's clock runs against the world's. */
export type CupClock = ClockMap

export const WORLD_CLOCK: CupClock = { real: 0, cup: 0, speed: 1 }

export const cupTimeAt = ({ real, cup, speed }: CupClock, now: number): number => cup + (now - real) * speed

/** When, by the world's clock, the cup's stands at a time; of one that stands still, as if it ran like the world's. */
export const worldTimeOf = (clock: CupClock, time: number, now: number): number =>
  now + (time - cupTimeAt(clock, now)) / (clock.speed || 1)
