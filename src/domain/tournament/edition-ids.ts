/** An edition as the services know it. */
export interface EditionIds {
  readonly cupId: string
  readonly tournamentId: string
}

/** Which edition a page shows, and what it was built from. */
export interface FollowedEdition extends EditionIds {
  /** Of the edition as it was read, or that at which what is shown changed last. */
  readonly revision: string
  /** The revision up to which every page of the edition is published; where it is not given, that of `revision`. */
  readonly published?: string
}

/** A match as the services know it. */
export interface MatchIds extends EditionIds {
  readonly matchId: string
}
