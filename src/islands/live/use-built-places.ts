import { useLayoutEffect, useState } from 'react'

interface Countdown {
  readonly element: HTMLElement
  /** Epoch milliseconds. */
  readonly at: number
}

/** What of a built page is shown anew before its whole body is: how fresh it is, and how long it is until a match. */
export interface BuiltPlaces {
  readonly body: HTMLElement | null
  readonly freshness: HTMLElement | null
  readonly countdowns: readonly Countdown[]
}

/**
 * The places of a built page. What each was built with goes in the same moment as something is put beside it.
 *
 * @param isTimeKnown whether the countdowns can be shown
 */
export function useBuiltPlaces(isTimeKnown: boolean): BuiltPlaces {
  const [places] = useState(findPlaces)
  useLayoutEffect(() => places.freshness?.firstElementChild?.remove(), [places])
  useLayoutEffect(() => {
    if (isTimeKnown) for (const { element } of places.countdowns) element.firstElementChild?.remove()
  }, [places, isTimeKnown])
  return places
}

const findPlaces = (): BuiltPlaces => ({
  body: document.getElementById('body'),
  freshness: document.getElementById('freshness'),
  countdowns: [...document.querySelectorAll<HTMLElement>('#body [data-until]')].map((element) => ({
    element,
    at: Number(element.dataset.until),
  })),
})
