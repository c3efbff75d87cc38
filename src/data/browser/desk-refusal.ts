import type { KeyFault } from '../../domain/desk/outbox.ts'
import { isRecord } from '../../domain/is-record.ts'
import type { Failure } from './request.ts'

/** What the results service says when it refuses what needs a key. */
export interface DeskRefusal {
  readonly code: unknown
  /** A sentence of the service. */
  readonly message: string
  readonly revision: unknown
  /** Of the code UNAUTHORIZED. */
  readonly keyFault: KeyFault
}

/** Returns null if the service did not answer, or is busy. */
export function deskRefusal({ refusal }: Failure): DeskRefusal | null {
  const { status, said } = refusal ?? { status: 500, said: null }
  if (status === 429 || status >= 500) return null
  const [error]: readonly unknown[] = isRecord(said) && Array.isArray(said.errors) ? said.errors : []
  const { message, extensions } = isRecord(error) ? error : {}
  if (typeof message !== 'string') return null
  const { code, revision, link } = isRecord(extensions) ? extensions : {}
  return { code, message, revision, keyFault: link === 'revoked' || link === 'expired' ? link : 'wrong' }
}
