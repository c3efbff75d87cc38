/**
 * Calls a function after each time the body of the page was rendered again, before it is painted: it may hold new elements.
 * The function may change the body, but not each time.
 */
export function whenBodyChanges(act: () => void): void {
  const body = document.getElementById('body')
  // Whoever shows hidden results gives elements back the names of their teams.
  if (body)
    new MutationObserver(act).observe(body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-team'],
    })
}
