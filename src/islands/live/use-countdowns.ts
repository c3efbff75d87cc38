import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Countdown {
  readonly element: HTMLElement
  /** Epoch milliseconds. */
  readonly at: number
}

const NONE: readonly Countdown[] = []

/**
 * The places of a built page that say how long it is until something begins, emptied for what takes them over.
 *
 * @param isKnown whether the time is known; before, the page says what it was built with
 */
export function useCountdowns(isKnown: boolean): readonly Countdown[] {
  const [countdowns, setCountdowns] = useState(NONE)
  useEffect(() => {
    if (!isKnown) return
    const found = [...document.querySelectorAll<HTMLElement>('#body [data-until]')].map((element) => ({
      element,
      at: Number(element.dataset.until),
    }))
    if (found.length === 0) return
    queueMicrotask(() => {
      for (const { element } of found) element.replaceChildren()
      flushSync(() => setCountdowns(found))
    })
  }, [isKnown])
  return countdowns
}
