import type { Role } from '../../../domain/organiser/roles.ts'
import type { Actor } from './actor.ts'

/**
 * What a sender can ask of the results service that a visitor cannot. `look`: read what is not published, and the log.
 * `followSource`: let a source change the cup again and again, or end that.
 */
export type Act =
  | 'report'
  | 'moveMatches'
  | 'withdraw'
  | 'reinstate'
  | 'change'
  | 'adjustPoints'
  | 'undo'
  | 'look'
  | 'deskAccess'
  | 'scorerLinks'
  | 'issueScorerLinks'
  | 'revokeScorerLink'
  | 'import'
  | 'export'
  | 'setScreen'
  | 'rehearse'
  | 'followSource'
  | 'pauseSource'

const ORGANISERS = ['operator', 'owner', 'editor'] as const

/** An account acts by its role. The reports of whoever holds a scorer's link are limited further: see `reportRefusal`. */
const WHO_MAY: Readonly<Record<Act, readonly ('operator' | Role)[]>> = {
  report: [...ORGANISERS, 'scorer'],
  moveMatches: ORGANISERS,
  withdraw: ORGANISERS,
  reinstate: ORGANISERS,
  change: ORGANISERS,
  adjustPoints: ORGANISERS,
  undo: ORGANISERS,
  look: ORGANISERS,
  deskAccess: [...ORGANISERS, 'scorer'],
  scorerLinks: ORGANISERS,
  issueScorerLinks: ORGANISERS,
  revokeScorerLink: ORGANISERS,
  import: ORGANISERS,
  export: ['operator', 'owner'],
  setScreen: ORGANISERS,
  rehearse: ORGANISERS,
  followSource: ['operator', 'owner'],
  pauseSource: ORGANISERS,
}

export function mayDo(actor: Actor, act: Act): boolean {
  const role = actor.kind === 'account' ? actor.role : actor.kind
  return role !== null && WHO_MAY[act].includes(role)
}
