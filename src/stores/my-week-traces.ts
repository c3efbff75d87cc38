/** Where the browser keeps the week that was seen last. */
export const SAVED_WEEK = 'my-week'
/** Whether the visitor does not want the page to be kept: `off`. */
export const OFFLINE_CHOICE = 'my-week-offline'

/** The worker's address, the same in every release. */
export const SERVICE_WORKER = '/sw.js'
/** The worker's caches, as it names them. */
const CACHES = /^my-week-/
const SCOPE = /^(?:\/sv)?\/\d+\/favourites\/$/

/** Takes out of the browser what My Week has left there: the week itself, the worker, and the pages it kept. */
export function forgetMyWeek(): void {
  try {
    localStorage.removeItem(SAVED_WEEK)
    localStorage.removeItem(OFFLINE_CHOICE)
  } catch {
    // A blocked storage holds nothing.
  }
  void dropWorkers()
}

/**
 * Ends the workers of My Week, and deletes what they kept. Never throws.
 *
 * @param but the scope, as a path, of one that stays
 */
export async function dropWorkers(but: string | null = null): Promise<void> {
  try {
    const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
    const ended = all.filter(({ scope }) => {
      const { pathname } = new URL(scope)
      return SCOPE.test(pathname) && pathname !== but
    })
    await Promise.all(ended.map((registration) => registration.unregister()))
    if (typeof caches === 'undefined') return
    const names = (await caches.keys()).filter((name) => CACHES.test(name))
    const gone = names.filter((name) => but === null || ended.some(({ scope }) => name.endsWith(scope)))
    await Promise.all(gone.map((name) => caches.delete(name)))
  } catch {
    // Browsers without workers, and those that forbid them, have kept nothing.
  }
}
