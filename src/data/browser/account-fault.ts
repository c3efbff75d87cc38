import type { AccountFault } from '../../domain/account/session.ts'
import { restAfter } from '../../domain/time/backoff.ts'
import { parseRefusal } from './parse-user.ts'
import { type Failure, isOffline } from './request.ts'

const USUAL_REST = 5_000

/** Why a service did not do what it was asked, as it is told to whoever signs in. */
export function accountFault({ fault, retryAfter, refusal }: Failure): AccountFault {
  if (fault === 'unreachable') return { kind: isOffline() ? 'offline' : 'down' }
  if (fault !== 'refused') return { kind: fault }
  const { status, said } = refusal ?? {}
  if (status !== 429 && status !== 503) return { kind: 'down' }
  const { message } = parseRefusal(said)
  const rest = restAfter(retryAfter ?? USUAL_REST)
  return { kind: 'busy', retryAfter: rest, ...(status === 429 && message !== '' && { message }) }
}
