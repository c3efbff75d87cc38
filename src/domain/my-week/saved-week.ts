import type { Favourites } from '../account/favourites.ts'
import type { Schedule } from '../schedule/schedule.ts'

/** My Week as it was last shown, for display when the network fails. */
export interface SavedWeek {
  readonly year: number
  /** The session it belongs to: see `ownerOf`. */
  readonly owner: string
  readonly favourites: Favourites
  /** The matches of the favourites as they were, and everything that these refer to. */
  readonly schedule: Schedule
  /** Up to when it is true: the cup's clock in epoch milliseconds, or the device's if the cup has no clock any more. */
  readonly savedAt: number
  readonly clock: SavedClock | null
}

/** The time of the cup's clock at a time of the device's clock, and how fast the cup's clock ran. */
export interface SavedClock {
  readonly cup: number
  readonly device: number
  readonly speed: number
}

/** After this long, nobody can tell how far the cup has come. */
const TRUSTED = 36 * 60 * 60_000

/**
 * Returns the present time of the cup's clock. Only the elapsed time is taken from the device, never its time of day.
 *
 * @param device the device's clock in epoch milliseconds
 * @returns null if the device's clock was set back, or if too much time has passed
 */
export function cupClockAfter({ cup, device, speed }: SavedClock, now: number): number | null {
  const passed = now - device
  return passed >= 0 && passed <= TRUSTED ? cup + passed * speed : null
}

/** Returns the part of a token before its secret: it identifies the session without revealing the token. */
export const ownerOf = (token: string): string => token.slice(0, Math.max(0, token.indexOf('|')))
