import type { WireLoneMatch } from './match.ts'

/**
 * The feed of an edition: what changed in it, the same answer for every visitor.
 *
 * `GET /feed/{cupId}/{tournamentId}` answers the matches that changed last; `?since={revision}` every match that changed
 * after a revision. A page asks with `since` once, for the revision that it was built from, and polls the bare address
 * from then on; with `since` again only where the answer's own `since` lies after what it holds.
 *
 * Cacheable for seconds, with an ETag. Refusals: 400 with a sentence where `since` is no revision, 404 where there is no
 * such tournament, 503 with `Retry-After`.
 */
export const feedPath = (cupId: string, tournamentId: string): string =>
  `/feed/${encodeURIComponent(cupId)}/${encodeURIComponent(tournamentId)}`

export interface WireFeed {
  /** Of the database. Epochs compare as text: one that is greater began later, and its answers win. */
  epoch: string
  /** Of the edition; grows with every change within an epoch. `{epoch}.{revision}` is the `revision` of the tournament. */
  revision: number
  /** Every match that changed after this revision is in `matches`. */
  since: number
  /** Whether anything can change: not before the first day and not after the last. */
  phase: 'before' | 'under-way' | 'over'
  /** How many matches of the edition are live; a service need not tell. */
  live?: number
  /** Ids of the featured matches as they are now, in their order; a service need not tell. */
  featured?: string[]
  /**
   * Where the cup's clock is not the world's (the demonstration cup): at `real`, epoch milliseconds of the `Date` header,
   * the cup's clock stood at `cup` and ran `speed` times as fast.
   */
  clock?: { real: number; cup: number; speed: number }
  matches: WireFeedMatch[]
}

/**
 * A match as it now is: what is null, false or an empty list, and what never changes, is left out. A new import may change more; a page
 * learns of that when it is built.
 */
export type WireFeedMatch = Pick<WireLoneMatch, 'id' | 'divisionId' | 'revision'> & {
  [Field in Exclude<keyof WireLoneMatch, (typeof NEVER_TOLD)[number]>]?: Exclude<
    WireLoneMatch[Field],
    null | false
  >
}

export const NEVER_TOLD = ['roundName', 'roundRank', 'rankInRound', 'matchNr'] as const
