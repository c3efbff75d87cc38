/** Who sends a request to the results service. */
export type Actor = { readonly kind: 'operator' } | Scorer

/** Whoever holds a valid scorer's link. */
export interface Scorer {
  readonly kind: 'scorer'
  readonly linkId: number
  readonly editionKey: number
  readonly fieldId: string
  /** YYYY-MM-DD, in the time zone of the edition. */
  readonly day: string
}

export const OPERATOR: Actor = { kind: 'operator' }

/** Returns the actor as logs keep it. */
export const nameOfActor = (actor: Actor): string =>
  actor.kind === 'scorer' ? `scorer link ${actor.linkId}` : actor.kind
