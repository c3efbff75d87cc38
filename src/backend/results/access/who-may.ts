import type { Actor } from './actor.ts'

/** What a sender can ask of the results service that a visitor cannot. */
export type Act = 'report' | 'withdraw' | 'reinstate' | 'change' | 'adjustPoints'
type Role = Actor['kind']

/** A scorer's reports are limited further: see `reportRefusal`. */
const WHO_MAY: Readonly<Record<Act, readonly Role[]>> = {
  report: ['operator', 'scorer'],
  withdraw: ['operator'],
  reinstate: ['operator'],
  change: ['operator'],
  adjustPoints: ['operator'],
}

export const mayDo = (actor: Actor, act: Act): boolean => WHO_MAY[act].includes(actor.kind)
