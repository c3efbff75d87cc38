import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome, Trouble } from '../../stores/organisers.ts'

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly trouble: Trouble }

/**
 * Loads what a part of the page shows, and again when `key` changes, on `reload` and when the network is back. While it loads
 * again, what was there stays.
 */
export function useLoaded<Value>(
  load: () => Promise<Outcome<Value>>,
  key: string,
): { readonly loaded: Loaded<Value>; readonly reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: 'loading' })
  const latest = useRef(load)
  latest.current = load
  const newest = useRef(0)

  const reload = useCallback(async () => {
    newest.current += 1
    const own = newest.current
    const outcome = await latest.current()
    if (own !== newest.current) return
    setLoaded(
      outcome.ok ? { kind: 'ready', value: outcome.value } : { kind: 'failed', trouble: outcome.trouble },
    )
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks for other data
  useEffect(() => {
    setLoaded({ kind: 'loading' })
    void reload()
    addEventListener('online', reload)
    return () => {
      newest.current += 1
      removeEventListener('online', reload)
    }
  }, [key, reload])
  return { loaded, reload }
}
