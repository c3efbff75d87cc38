import type { AccountFault } from '../domain/account/session.ts'
import { backoff } from '../domain/time/backoff.ts'

const UNREACHABLE = { first: 15_000, longest: 300_000 }

/**
 * Retries a failed attempt when the browser is online again, and after a backoff. If the service names a time, it does not
 * retry before it. It never retries while the page is hidden.
 */
export function createRetry(attempt: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let restsUntil = 0

  const stop = (): void => {
    clearTimeout(timer)
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
  function now(): void {
    if (document.visibilityState === 'hidden' || isResting()) return
    stop()
    attempt()
  }
  const isResting = (): boolean => performance.now() < restsUntil

  return {
    stop,
    /** Whether the service asked for no requests yet. */
    isResting,
    after(fault: AccountFault): void {
      stop()
      failures += 1
      const retryAfter = fault.kind === 'busy' ? fault.retryAfter : null
      restsUntil = performance.now() + (retryAfter ?? 0)
      timer = setTimeout(
        () => {
          document.addEventListener('visibilitychange', now)
          now()
        },
        backoff(UNREACHABLE, failures, retryAfter, Math.random()),
      )
      addEventListener('online', now)
    },
    succeed(): void {
      failures = 0
      restsUntil = 0
      stop()
    },
  }
}
