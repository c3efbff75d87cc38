import type { IdentityDb } from '../base/open.ts'
import type { LookUp } from '../base/results-names.ts'
import type { Throttle } from '../base/throttle.ts'
import type { PasswordDesk } from '../password/desk.ts'
import type { PasswordJudge } from '../password/judge.ts'
import type { LetterLimits } from './letter-limits.ts'

/** What the verbs of the identity service work with. */
export interface Identity {
  readonly db: IdentityDb
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly desk: PasswordDesk
  readonly passwords: PasswordJudge
  readonly throttle: Throttle
  readonly letters: LetterLimits
  readonly lookUp: LookUp
  /** Whether letters reach anybody: without a mail server nobody can be asked to prove an address in time. */
  readonly delivers: boolean
  readonly alerts: AlertKeys
}

/** What browsers need to know to be told of favourites. */
export interface AlertKeys {
  /** The public half of the service's keys (VAPID); null: it tells nobody. */
  readonly key: string | null
  /** Whether push services may be on this machine and without TLS: those of tests are. */
  readonly allowLocal: boolean
}

export const NO_ALERTS: AlertKeys = { key: null, allowLocal: false }

/** An instant as the tables keep it. */
export const stored = (ms: number) => new Date(ms).toISOString()
