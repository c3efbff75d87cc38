import type { Role } from './roles.ts'

/** An account that helps to run the cup. */
export interface Member {
  /** The id of the account. */
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Whether the owner of the address has confirmed it. */
  readonly isProved: boolean
}

/** A link that somebody may still follow to become a member. */
export interface Invitation {
  readonly id: number
  readonly role: Role
  /** ISO 8601, UTC. */
  readonly expiresAt: string
}

export const MEMBER_ACTS = ['invited', 'uninvited', 'joined', 'changed', 'removed'] as const

/** What was changed among the members. */
export interface MemberAct {
  readonly id: number
  /** ISO 8601, UTC. */
  readonly at: string
  readonly kind: (typeof MEMBER_ACTS)[number]
  readonly role: Role
  /** The name of whoever did it; null: the operator, or an account that is deleted since. */
  readonly by: string | null
  /** The name of whom it concerns; null if nobody has that account. */
  readonly name: string | null
}

export interface Members {
  readonly members: readonly Member[]
  readonly invitations: readonly Invitation[]
  readonly acts: readonly MemberAct[]
}

/** Who is signed in, as far as the cup is concerned. */
export interface OwnRole {
  /** The id of the account. */
  readonly id: number
  readonly role: Role | null
}
