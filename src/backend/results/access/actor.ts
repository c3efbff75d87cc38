import type { Role } from '../../../domain/organiser/roles.ts'

/** Who sends a request to the results service. */
export type Actor = { readonly kind: 'operator' } | Scorer | Account

/** Whoever holds a valid scorer's link. */
export interface Scorer {
  readonly kind: 'scorer'
  readonly linkId: number
  readonly editionKey: number
  readonly fieldId: string
  /** YYYY-MM-DD, in the time zone of the edition. */
  readonly day: string
}

/** Whoever is signed in to the identity service. */
export interface Account {
  readonly kind: 'account'
  readonly id: number
  /** null if the account only follows the cup. */
  readonly role: Role | null
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
  actor.kind === 'scorer'
    ? { role: 'SCORER', linkId: String(actor.linkId), fieldId: actor.fieldId, day: actor.day }
    : { role: 'OPERATOR' }

/** Returns the actor as logs keep it. */
export function nameOfActor(actor: Actor): string {
  switch (actor.kind) {
    case 'scorer':
      return `scorer link ${actor.linkId}`
    case 'account':
      return `account ${actor.id}`
    case 'operator':
      return actor.kind
  }
}
