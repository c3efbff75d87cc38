import type { ClockMap } from '../../domain/live/feed.ts'

/** How the cup's clock relates to the world's clock. */
export type CupClock = ClockMap

export const WORLD_CLOCK: CupClock = { real: 0, cup: 0, speed: 1 }

export const cupTimeAt = ({ real, cup, speed }: CupClock, now: number): number => cup + (now - real) * speed

/** Returns the world time at which the cup's clock shows a time. A stopped cup clock counts as running at normal speed. */
export const worldTimeOf = (clock: CupClock, time: number, now: number): number =>
  now + (time - cupTimeAt(clock, now)) / (clock.speed || 1)
