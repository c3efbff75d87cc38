import { recall, remember } from './browser/storage.ts'

/** Session storage: the years whose banner was dismissed, separated by spaces; before-paint.js reads it. */
const KEY = 'banner-dismissed'

/** The button of the year banner hides it, and it stays hidden on that year's pages for the session. */
export function dismissBanner(): void {
  const banner = document.querySelector<HTMLElement>('.banner[data-year]')
  banner?.querySelector('button')?.addEventListener('click', () => {
    document.documentElement.classList.add('no-banner')
    document.getElementById('content')?.focus({ preventScroll: true })
    const years = new Set(recall('sessionStorage', KEY)?.split(' '))
    remember('sessionStorage', KEY, [...years.add(banner.dataset.year ?? '')].join(' '))
  })
}
