/**
 * Back, inside an app's web view that has no such button: to where one came from on this site, with its place on the
 * page. Otherwise, as without script, the link leads one step up.
 */
export function stepBack(): void {
  document.querySelector('.app-back')?.addEventListener('click', (event) => {
    const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
    if (from?.origin !== location.origin || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
