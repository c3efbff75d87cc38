import type { AccountFault } from '../domain/account/session.ts'

/** Milliseconds before the first attempt of its own, doubled for each next one. */
const FIRST = 15_000
const LONGEST = 300_000

/**
 * When to try again what failed: when the browser is online again, and after a while; where the service names a time, not
 * before it. Up to a fifth later each, so that not everybody comes at once. Never while nobody looks.
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
      const rest = fault.kind === 'busy' ? fault.retryAfter : 0
      const pause = fault.kind === 'busy' ? rest : Math.min(LONGEST, FIRST * 2 ** (failures - 1))
      restsUntil = performance.now() + rest
      timer = setTimeout(
        () => {
          document.addEventListener('visibilitychange', now)
          now()
        },
        pause * (1 + Math.random() / 5),
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
