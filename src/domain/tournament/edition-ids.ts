/** An edition as the services know it. */
export interface EditionIds {
  readonly cupId: string
  readonly tournamentId: string
}

/** A match as the services know it. */
export interface MatchIds extends EditionIds {
  readonly matchId: string
}
