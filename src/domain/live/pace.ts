import { backoff } from '../time/backoff.ts'
import type { FeedPhase } from './feed.ts'

const SECOND = 1000
/** With a spread of a tenth and an edge cache of five seconds, a report is on the screen within twenty. */
const USUAL = 12 * SECOND
const BEFORE = 180 * SECOND
const FAILING = { first: USUAL, longest: 60 * SECOND }

/** The outcome of the last request. */
export interface Outcome {
  readonly phase: FeedPhase | null
  /** Requests in a row that failed; 0 after a success. */
  readonly failures: number
  /** Milliseconds that the service asked the client to wait. */
  readonly retryAfter: number | null
  /** Whether the response left a gap that needs another request. */
  readonly behind: boolean
}

/**
 * Returns the milliseconds until the next request; null if nothing can change any more. They are random within a range, so
 * that the phones of a whole stand do not send requests at once.
 *
 * @param chance from 0 to 1
 */
export function pause({ phase, failures, retryAfter, behind }: Outcome, chance: number): number | null {
  if (failures > 0) return backoff(FAILING, failures, retryAfter, chance)
  if (behind) return restartPause(chance)
  if (phase === 'over') return null
  return (phase === 'before' ? BEFORE : USUAL) * (0.9 + chance * 0.2)
}

/**
 * Returns the milliseconds until the one request after the device wakes, the network returns or the page is visible again.
 */
export const restartPause = (chance: number): number => 300 + chance * 1700
