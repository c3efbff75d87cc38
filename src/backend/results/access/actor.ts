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
