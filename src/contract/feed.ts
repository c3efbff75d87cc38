import type { WireLoneMatch } from './match.ts'

/**
 * The feed of an edition: what changed in it. The answer is the same for every visitor.
 *
 * `GET /feed/{cupId}/{tournamentId}` returns the matches that changed last; `?since={revision}` returns every match that
 * changed after a revision. A page requests the feed with `since` once, for the revision that it was built from, and polls
 * the bare address from then on. It uses `since` again only if the answer's own `since` is later than the page's revision.
 *
 * Cacheable for seconds, with an ETag. Errors: 400 with a sentence if `since` is not a revision, 404 if there is no such
 * tournament, 503 with `Retry-After`.
 */
export const feedPath = (cupId: string, tournamentId: string): string =>
  `/feed/${encodeURIComponent(cupId)}/${encodeURIComponent(tournamentId)}`

export interface WireFeed {
  /** The epoch of the database. Epochs compare as text: a greater one began later, and its answers win. */
  epoch: string
  /** The revision of the edition; grows with each change in an epoch. A tournament's `revision` is `{epoch}.{revision}`. */
  revision: number
  /** Every match that changed after this revision is in `matches`. */
  since: number
  /** Whether anything can change: only `under-way`, not before the first day and not after the last. */
  phase: 'before' | 'under-way' | 'over'
  /** How many matches of the edition are live; optional for a service. */
  live?: number
  /** Ids of the current featured matches, in order; optional for a service. */
  featured?: string[]
  /**
   * Set if the cup's clock differs from real time, as for the demonstration cup. At `real`, in epoch milliseconds of the
   * `Date` header, the cup's clock stood at `cup` and ran `speed` times as fast.
   */
  clock?: { real: number; cup: number; speed: number }
  matches: WireFeedMatch[]
}

/**
 * The current state of a match. Fields that are null, false or an empty list, and fields that never change, are left out.
 * A new import may change more; a page gets such changes when it is built.
 */
export type WireFeedMatch = Pick<WireLoneMatch, 'id' | 'divisionId' | 'revision'> & {
  [Field in Exclude<keyof WireLoneMatch, (typeof FIXED_FIELDS)[number]>]?: Exclude<
    WireLoneMatch[Field],
    null | false
  >
}

export const FIXED_FIELDS = ['roundName', 'roundRank', 'rankInRound', 'matchNr'] as const
