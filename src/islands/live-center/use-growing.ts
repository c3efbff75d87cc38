import { startTransition, useEffect, useState } from 'react'

/** Rows that a first look takes in. */
const FIRST = 40
/** Rows that a phone writes out within a frame or two. */
const STEP = 60

/**
 * How many rows of a long list are written out: some at once, all of them little by little while the page has nothing
 * better to do, so that the browser's own search finds every one.
 */
export function useGrowing(total: number): number {
  const [ready, setReady] = useState(FIRST)
  useEffect(() => {
    if (ready >= total) return
    const grow = () => startTransition(() => setReady((rows) => rows + STEP))
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(grow, 30)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(grow, { timeout: 500 })
    return () => cancelIdleCallback(request)
  }, [ready, total])
  return ready
}
