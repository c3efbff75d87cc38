import type { AccountFault } from '../../domain/account/session.ts'
import { clampRetryAfter } from '../../domain/time/backoff.ts'
import { parseRefusal } from './parse-user.ts'
import { type Failure, isOffline } from './request.ts'

const USUAL_REST = 5_000

/** Returns why a service did not do what it was asked, in the terms that the account pages show. */
export function accountFault({ fault, retryAfter, refusal }: Failure): AccountFault {
  if (fault === 'unreachable') return { kind: isOffline() ? 'offline' : 'down' }
  if (fault !== 'refused') return { kind: fault }
  const { status, said } = refusal ?? {}
  if (status !== 429 && status !== 503) return { kind: 'down' }
  const { message } = parseRefusal(said)
  const rest = clampRetryAfter(retryAfter ?? USUAL_REST)
  return { kind: 'busy', retryAfter: rest, ...(status === 429 && message !== '' && { message }) }
}
