import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change before something is said. */
const PAUSE = 1_000
/** Milliseconds between two messages at least (quality.md A3). */
const BETWEEN = 5_000

/** What a live region says of a text that changes with every key: the latest, when it rests, and not too often. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('')
  const saidAt = useRef(-BETWEEN)
  useEffect(() => {
    const wait = Math.max(PAUSE, saidAt.current + BETWEEN - performance.now())
    const pause = setTimeout(() => {
      if (text !== '') saidAt.current = performance.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(pause)
  }, [text])
  return said
}
