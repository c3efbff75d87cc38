import type { Favourites } from '../account/favourites.ts'
import type { Schedule } from '../schedule/schedule.ts'

/** My Week as it was seen last, to be shown where the network fails. */
export interface SavedWeek {
  readonly year: number
  /** Whose it is: see `ownerOf`. */
  readonly owner: string
  readonly favourites: Favourites
  /** The matches of the favourites as they were, and what these name. */
  readonly schedule: Schedule
  /** Until when it is true: the cup's clock in epoch milliseconds, or the device's where the cup has none any more. */
  readonly savedAt: number
  readonly clock: SavedClock | null
}

/** What the cup's clock showed at a moment of the device's, and how fast it ran. */
export interface SavedClock {
  readonly cup: number
  readonly device: number
  readonly speed: number
}

/** Beyond this nobody can tell how far the cup has come. */
const TRUSTED = 36 * 60 * 60_000

/**
 * What the cup's clock shows by now: only the time that has passed is taken from the device, never what time it thinks it is.
 *
 * @param device the device's clock in epoch milliseconds
 * @returns null where the device's clock was set back, or too much time has passed
 */
export function cupClockAfter({ cup, device, speed }: SavedClock, now: number): number | null {
  const passed = now - device
  return passed >= 0 && passed <= TRUSTED ? cup + passed * speed : null
}

/** Names the session a token belongs to without giving the token away: the part before its secret. */
export const ownerOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf('|')))
