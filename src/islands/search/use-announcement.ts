import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a change before an announcement. */
const PAUSE = 1_000
/** Minimum milliseconds between two announcements (docs/quality.md#accessibility). */
const BETWEEN = 5_000

/** The live-region text for a text that changes with every key: the latest one, after a pause, and not too often. */
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
