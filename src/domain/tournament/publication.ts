/** What an edition has published. Each flag gates its own content. */
export interface Publication {
  readonly clubs: boolean
  readonly teams: boolean
  readonly lot: boolean
  readonly schedule: boolean
}
