/** Where the browser keeps the week that was seen last. */
export const SAVED_WEEK = 'my-week'
/** Where the browser keeps how the matches of favourites were seen last. */
export const LOOKED = 'looked'
/** Whether the visitor does not want the page to be kept: `off`. */
export const OFFLINE_CHOICE = 'my-week-offline'

/** Of which favourites the pages lie there, and since when. */
export const SAVED_FOR = 'saved-pages-for'

/** The worker's address, the same in every release. */
export const SERVICE_WORKER = '/sw.js'
/** The same worker: a browser that is about to end it brings another one under another address. */
export const SERVICE_WORKER_AGAIN = '/sw.js?again'
/** All pages: the worker is there for who is signed in, and for nobody else. */
export const WORKER_SCOPE = '/'
/** The worker's caches, as it names them, and that of the saved pages. */
const CACHES = /^(?:my-week-|saved-pages$)/
/** The second is that of releases which knew My Week only. */
const SCOPE = /^(?:\/|(?:\/sv)?\/\d+\/favourites\/)$/

/** Whether the visitor has turned off, here or in another tab, that pages open without a network. */
export function isOfflineUnwanted(): boolean {
  try {
    return localStorage.getItem(OFFLINE_CHOICE) === 'off'
  } catch {
    return false
  }
}

/** Takes out of the browser what somebody has left there: their week, the worker, and the pages that were saved. */
export function forgetMyWeek(): void {
  try {
    localStorage.removeItem(SAVED_WEEK)
    localStorage.removeItem(LOOKED)
    localStorage.removeItem(OFFLINE_CHOICE)
    localStorage.removeItem(SAVED_FOR)
  } catch {
    // A blocked storage holds nothing.
  }
  void inTurn(dropWorkers)
}

/** Has one tab at a time bring a worker or end it: each would undo a half of what the other does. */
export const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('my-week-worker', () => work()) : work()

/** Whether the worker has what it brought: My Week, and the page that says what is saved. */
export const hasShell = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith('my-week-'))

/** Milliseconds that an ended worker is waited for. */
const ENDING = 10_000

/**
 * Ends the workers, and deletes what was kept for them. Never throws.
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
    const brought = ended.flatMap(({ installing }) => installing ?? [])
    const isGone = (name: string) => but === null || ended.some(({ scope }) => name.endsWith(scope))
    await dropCaches(isGone)
    await Promise.all(ended.map((registration) => registration.unregister()))
    await Promise.all(brought.map(isBrought))
    await dropCaches(isGone)
  } catch {
    // Browsers without workers, and those that forbid them, have kept nothing.
  }
}

async function dropCaches(isGone: (name: string) => boolean): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => CACHES.test(name) && isGone(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Ends when a worker keeps nothing more of what it fetches: one that is ended while it is brought goes on for a while. */
const isBrought = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    setTimeout(resolve, ENDING)
    look()
  })
