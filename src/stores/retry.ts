import type { AccountFault } from '../domain/account/session.ts'
import { backoff } from '../domain/time/backoff.ts'

const UNREACHABLE = { first: 15_000, longest: 300_000 }

/**
 * When to try again what failed: when the browser is online again, and after a while; where the service names a time, not
 * before it. Never while nobody looks.
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
    /** Whether the service wants to be left alone. */
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
