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
  /**
   * Where the cup's clock is not the world's (the demonstration cup): at `real`, epoch milliseconds of the `Date` header,
   * the cup's clock stood at `cup` and ran `speed` times as fast.
   */
  clock?: { real: number; cup: number; speed: number }
  matches: WireFeedMatch[]
}

/**
 * A match as it now is, whole: the fields of `Match` in results.graphql under the same names, those that are null or false
 * left out. `revision` is that of its last change.
 */
export interface WireFeedMatch {
  id: string
  revision: number
  divisionId: string
  homeTeamId?: string
  awayTeamId?: string
  homeTeamName?: string
  awayTeamName?: string
  locationName?: string
  fieldId?: string
  streamId?: string
  isWalkover?: true
  homeScore?: number
  awayScore?: number
  homeHalfTimeScore?: number
  awayHalfTimeScore?: number
  homePenaltyScore?: number
  awayPenaltyScore?: number
  winner?: 'HOME' | 'AWAY'
  decision?: 'REGULAR_TIME' | 'EXTRA_TIME' | 'SUDDEN_DEATH' | 'PENALTIES' | 'LOTS'
  zonedStartTime?: string
  startDate?: string
  previousStartTime?: string
  previousLocationName?: string
  isLive?: true
  isFinished?: true
}
