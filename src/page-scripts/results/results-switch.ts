import { remember } from '../browser/storage.ts'
import { areResultsHidden } from './are-results-hidden.ts'

/** Local storage: `hidden`, or nothing. before-paint.js reads it before the page is painted. */
const KEY = 'results'

/** Makes the switches hide and show the results on this device. The code that this needs loads on the first use. */
export function setUpResultsSwitches(): void {
  if (areResultsHidden()) void turn(true)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.results-switch')) return
    const hides = !areResultsHidden()
    remember('localStorage', KEY, hides ? 'hidden' : null)
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.drawer[open]')) menu.open = false
    // The pressed switch disappears, so the focus needs a new place.
    const next = hides ? '.results-bar .results-switch' : '#content'
    void turn(hides).then(() => document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }))
  })
  // Another tab changed the choice.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) void turn(newValue === 'hidden')
  })
}

async function turn(hides: boolean): Promise<void> {
  const { hideResults, showResults } = await import('./hide-results.ts')
  const sheet = document.querySelector<HTMLLinkElement>('#results-hidden')
  if (sheet) sheet.disabled = !hides
  if (hides) hideResults()
  else showResults()
}
