import { backoff } from '../time/backoff.ts'
import type { FeedPhase } from './feed.ts'

const SECOND = 1000
/** With a spread of a tenth and an edge cache of five seconds, a report is on the screen within twenty. */
const USUAL = 12 * SECOND
const BEFORE = 180 * SECOND
const FAILING = { first: USUAL, longest: 60 * SECOND }

/** What came of the last request. */
export interface Outcome {
  readonly phase: FeedPhase | null
  /** Requests in a row that failed; 0 after a success. */
  readonly failures: number
  /** Milliseconds the service asked to be left alone. */
  readonly retryAfter: number | null
  /** The answer left a gap that is to be asked for. */
  readonly behind: boolean
}

/**
 * Milliseconds until the next request, spread by chance so that the phones of a whole stand do not ask at once; null where
 * nothing can change any more.
 *
 * @param chance from 0 to 1
 */
export function pause({ phase, failures, retryAfter, behind }: Outcome, chance: number): number | null {
  if (failures > 0) return backoff(FAILING, failures, retryAfter, chance)
  if (behind) return wakePause(chance)
  if (phase === 'over') return null
  return (phase === 'before' ? BEFORE : USUAL) * (0.9 + chance * 0.2)
}

/** Milliseconds until the one request after sleep, or after the network or the eye came back. */
export const wakePause = (chance: number): number => 300 + chance * 1700
