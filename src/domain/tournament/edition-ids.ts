/** An edition as the services know it. */
export interface EditionIds {
  readonly cupId: string
  readonly tournamentId: string
}

/** Which edition a page shows, and what it was built from. */
export interface FollowedEdition extends EditionIds {
  /** Of the edition, as the build read it. */
  readonly revision: string
}

/** A match as the services know it. */
export interface MatchIds extends EditionIds {
  readonly matchId: string
}
