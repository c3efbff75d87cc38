import { setTimeout } from 'node:timers/promises'
import { type Backoff, backoff } from '../../src/domain/time/backoff.ts'

/** A run of this length did not fail from the start, so that the pauses begin anew. */
const RAN_WELL_MS = 60_000

export type Failure = {
  readonly why: string
  /** In a row, at least 1. */
  readonly failures: number
  /** Milliseconds until the next run. */
  readonly pause: number
}

/**
 * Runs something again and again until the signal aborts: at once if it ended as it should, after a growing pause if it
 * failed.
 *
 * @param run resolves to the reason if it failed, and to null otherwise
 * @param tell takes each failure before its pause
 */
export async function keepRunning(
  run: () => Promise<string | null>,
  pauses: Backoff,
  tell: (failure: Failure) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const started = performance.now()
    const why = await run()
    if (why === null) {
      failures = 0
      continue
    }
    if (signal.aborted) return
    failures = performance.now() - started > RAN_WELL_MS ? 1 : failures + 1
    const pause = backoff(pauses, failures, null, Math.random())
    tell({ why, failures, pause })
    await setTimeout(pause, undefined, { signal }).catch(() => undefined)
  }
}
