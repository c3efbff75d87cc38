/** The ids of an edition in the services. */
export interface EditionIds {
  readonly cupId: string
  readonly tournamentId: string
}

/** The edition that a page shows, and the revision that it was built from. */
export interface FollowedEdition extends EditionIds {
  /** The revision of the edition as it was read, or the one at which the content shown last changed. */
  readonly revision: string
  /** The revision up to which every page of the edition is published; if absent, `revision`. */
  readonly published?: string
}

/** The ids of a match in the services. */
export interface MatchIds extends EditionIds {
  readonly matchId: string
}
