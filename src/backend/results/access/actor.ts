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

/** `DeskAccess` of results.graphql. */
export interface DeskAccess {
  readonly role: 'OPERATOR' | 'SCORER'
  readonly linkId?: string
  readonly fieldId?: string
  readonly day?: string
}

/** Tells a sender what their key is for. */
export const deskAccess = (actor: Actor): DeskAccess =>
  actor.kind === 'operator'
    ? { role: 'OPERATOR' }
    : { role: 'SCORER', linkId: String(actor.linkId), fieldId: actor.fieldId, day: actor.day }

/** Returns the actor as logs keep it. */
export const nameOfActor = (actor: Actor): string =>
  actor.kind === 'scorer' ? `scorer link ${actor.linkId}` : actor.kind
