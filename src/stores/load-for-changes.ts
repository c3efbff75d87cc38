import { failure, type ServiceResponse } from '../data/browser/request.ts'
import { backoff } from '../domain/time/backoff.ts'
import { $live, markOutdated } from './live.ts'

/** Milliseconds before a failed load is tried again. */
const FAILING = { first: 2_000, longest: 60_000 }

/**
 * Loads something without which the page cannot show the changes of the feed. Tries until it succeeds: after a backoff, and
 * at once when the network is back, unless the service asks for a rest. From the second failure in a row on, the page says
 * as of when it is; a single one is usual while a release is swapped in.
 *
 * @param load may throw; that counts as a failure
 */
export async function loadForChanges<Value>(load: () => Promise<ServiceResponse<Value>>): Promise<Value> {
  const asOf = $live.get().updatedAt
  let catchUp: (() => void) | null = null
  for (let failures = 1; ; failures += 1) {
    const response = await load().catch(() => failure('unreachable'))
    if (response.ok) {
      catchUp?.()
      return response.value
    }
    if (failures > 1) catchUp ??= markOutdated(asOf)
    await rest(backoff(FAILING, failures, response.retryAfter, Math.random()), response.retryAfter === null)
  }
}

/** The same for code, which throws when it does not load. */
export const loadCodeForChanges = <Code>(load: () => Promise<Code>): Promise<Code> =>
  loadForChanges(async () => ({ ok: true, value: await load() }))

/** Waits for a time; or, if it may end sooner, until the network is back. It does not end while nobody sees the page. */
const rest = (milliseconds: number, mayEndSooner: boolean): Promise<void> =>
  new Promise((resolve) => {
    let isOver = false
    const end = () => {
      isOver = true
      if (document.visibilityState === 'hidden') return
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', seen)
      resolve()
    }
    const seen = () => {
      if (isOver) end()
    }
    const timer = setTimeout(end, milliseconds)
    if (mayEndSooner) addEventListener('online', end)
    document.addEventListener('visibilitychange', seen)
  })
