/**
 * Makes the link go back, inside an app's web view without a back button: to the previous page on this site, at its
 * scroll position. Otherwise, as without script, the link leads one level up.
 */
export function stepBack(): void {
  document.querySelector('.app-back')?.addEventListener('click', (event) => {
    const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
    if (from?.origin !== location.origin || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
