import type { Match } from '../tournament/match.ts'

/** Whether an edition can change: nothing changes before its first day or after its last. */
export type FeedPhase = 'before' | 'under-way' | 'over'

/** At `real` (epoch milliseconds) the cup's clock showed `cup` and ran `speed` times as fast as real time. */
export interface ClockMap {
  readonly real: number
  readonly cup: number
  readonly speed: number
}

/**
 * A match as the feed gives it: whole, except for what never changes. The feed leaves number, class and round empty, and
 * does not say whether the class hides its results. `withChange` combines it with the match of the build.
 */
export interface MatchChange {
  readonly match: Match
  /** The revision of the match's last change, within the epoch of the feed. */
  readonly revision: number
}

/** One response of the feed of an edition. */
export interface Feed {
  /** The epoch of the database. Epochs compare as text, and a greater one began later. */
  readonly epoch: string
  readonly revision: number
  /** Every match that changed after this revision is in `changes`. */
  readonly since: number
  readonly phase: FeedPhase
  /** How many matches of the edition are live; null if the service does not say. */
  readonly live: number | null
  /** Ids of the featured matches, in the service's order; null if the service does not say. */
  readonly featured: readonly string[] | null
  /** null if the cup's clock is the real one. */
  readonly clock: ClockMap | null
  readonly changes: readonly MatchChange[]
  /** When the service gave the response, by its own clock, in epoch milliseconds; null if it does not say. */
  readonly servedAt: number | null
}
