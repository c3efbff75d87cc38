/** Session storage: the years whose banner was dismissed, with spaces between. Read before the page is painted by language-choice.js. */
const KEY = 'banner-dismissed'

/** The year banner goes on its button, and stays away from that year's pages for the session. */
export function dismissBanner(): void {
  const banner = document.querySelector<HTMLElement>('.banner[data-year]')
  banner?.querySelector('button')?.addEventListener('click', () => {
    document.documentElement.classList.add('no-banner')
    document.getElementById('content')?.focus({ preventScroll: true })
    try {
      const years = new Set(sessionStorage.getItem(KEY)?.split(' '))
      sessionStorage.setItem(KEY, [...years.add(banner.dataset.year ?? '')].join(' '))
    } catch {
      // Blocked or full: the banner is back on the next page.
    }
  })
}
