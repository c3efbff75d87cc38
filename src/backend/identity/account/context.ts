import type { IdentityDb } from '../base/open.ts'
import type { LookUp } from '../base/results-names.ts'
import type { Throttle } from '../base/throttle.ts'
import type { PasswordQueue } from '../password/desk.ts'
import type { PasswordJudge } from '../password/judge.ts'
import type { MailLimits } from './mail-limits.ts'

/** The parts that the functions of the identity service work with. */
export interface Identity {
  readonly db: IdentityDb
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly desk: PasswordQueue
  readonly passwords: PasswordJudge
  readonly throttle: Throttle
  readonly mailLimits: MailLimits
  readonly lookUp: LookUp
  /** Whether mails reach anybody: without a mail server nobody can be asked to prove an address in time. */
  readonly delivers: boolean
  readonly alerts: AlertKeys
}

/** The keys that browsers need to receive alerts about favourites. */
export interface AlertKeys {
  /** The public half of the service's keys (VAPID); null if the service sends no alerts. */
  readonly key: string | null
  /** Whether push services may be on this machine and without TLS, as those of tests are. */
  readonly allowLocal: boolean
}

export const NO_ALERTS: AlertKeys = { key: null, allowLocal: false }

/** Returns an instant as the tables store it. */
export const stored = (ms: number) => new Date(ms).toISOString()
