/**
 * Session storage: the years whose banner was dismissed, separated by spaces. before-paint.js reads it before the page
 * is painted.
 */
const KEY = 'banner-dismissed'

/** The button of the year banner hides it, and it stays hidden on that year's pages for the session. */
export function dismissBanner(): void {
  const banner = document.querySelector<HTMLElement>('.banner[data-year]')
  banner?.querySelector('button')?.addEventListener('click', () => {
    document.documentElement.classList.add('no-banner')
    document.getElementById('content')?.focus({ preventScroll: true })
    try {
      const years = new Set(sessionStorage.getItem(KEY)?.split(' '))
      sessionStorage.setItem(KEY, [...years.add(banner.dataset.year ?? '')].join(' '))
    } catch {
      // Storage is blocked or full: the banner is back on the next page.
    }
  })
}
