import type { Match } from '../tournament/match.ts'

/** Whether anything can change in an edition: not before its first day, and not after its last. */
export type FeedPhase = 'before' | 'under-way' | 'over'

/** At `real` (epoch milliseconds) the cup's clock stood at `cup` and ran `speed` times as fast as the world's. */
export interface ClockMap {
  readonly real: number
  readonly cup: number
  readonly speed: number
}

/**
 * A match as the feed tells it, whole but for what never changes and the feed leaves out: number, class and round stand
 * empty, and a class that hides its results is not told. `withChange` puts it together with the match as it was built.
 */
export interface MatchChange {
  readonly match: Match
  /** Of the match's last change, within the epoch of the feed. */
  readonly revision: number
}

/** One answer of the feed of an edition. */
export interface Feed {
  /** Of the database; epochs compare as text, and a greater one began later. */
  readonly epoch: string
  readonly revision: number
  /** Every match that changed after this revision is in `changes`. */
  readonly since: number
  readonly phase: FeedPhase
  /** How many matches of the edition are live; null where the service does not tell. */
  readonly live: number | null
  /** Ids of the featured matches, in the service's order; null where the service does not tell. */
  readonly featured: readonly string[] | null
  /** Null where the cup's clock is the world's. */
  readonly clock: ClockMap | null
  readonly changes: readonly MatchChange[]
  /** When the service gave the answer, by its own clock, in epoch milliseconds; null where it does not say. */
  readonly servedAt: number | null
}
