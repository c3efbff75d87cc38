const KEY = 'reloaded-at'
/** Milliseconds. */
const AT_MOST_EVERY = 60_000

/**
 * A part of the page that fails to load, such as one of a release that is gone, loads the page again: at most once a
 * minute, and never where the browser keeps no account of it, so that it cannot go round in circles. Without a
 * connection the page stays: it can be read as it is.
 */
export function reloadFailedPage(): void {
  const reload = (event: Event) => {
    if (!navigator.onLine) return
    try {
      const last = Number(sessionStorage.getItem(KEY))
      if (Date.now() - last < AT_MOST_EVERY) return
      sessionStorage.setItem(KEY, String(Date.now()))
      event.preventDefault()
      location.reload()
    } catch {
      // Storage is blocked: what has loaded stays.
    }
  }
  addEventListener('vite:preloadError', reload)
  document.addEventListener('astro:hydration-error', reload)
}
