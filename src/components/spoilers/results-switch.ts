import { areResultsHidden } from './are-results-hidden.ts'

/** Local storage: `hidden`, or nothing. Read before the page is painted by language-choice.js. */
const KEY = 'results'

/** The switches hide the results of this device and show them again. What a page needs for it comes with the first use. */
export function obeyResultsSwitch(): void {
  if (areResultsHidden()) void turn(true)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.results-switch')) return
    const hides = !areResultsHidden()
    try {
      if (hides) localStorage.setItem(KEY, 'hidden')
      else localStorage.removeItem(KEY)
    } catch {
      // Blocked or full: it holds for this page.
    }
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.drawer[open]')) menu.open = false
    // The switch that was pressed goes.
    const next = hides ? '.results-bar .results-switch' : '#content'
    void turn(hides).then(() => document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }))
  })
  // Another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) void turn(newValue === 'hidden')
  })
}

async function turn(hides: boolean): Promise<void> {
  const { hideResults, showResults } = await import('./results-hidden.ts')
  const sheet = document.querySelector<HTMLLinkElement>('#results-hidden')
  if (sheet) sheet.disabled = !hides
  if (hides) hideResults()
  else showResults()
}
