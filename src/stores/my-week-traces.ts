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

/**
 * Takes out of the browser what somebody has left there: their week, the worker, and the pages that were saved.
 *
 * @returns ends when the worker and the pages are gone, too; never rejects
 */
export function forgetMyWeek(): Promise<void> {
  try {
    localStorage.removeItem(SAVED_WEEK)
    localStorage.removeItem(LOOKED)
    localStorage.removeItem(OFFLINE_CHOICE)
    localStorage.removeItem(SAVED_FOR)
  } catch {
    // A blocked storage holds nothing.
  }
  return dropWorkers()
}

/** Whether the worker has what it brought: My Week, and the page that says what is saved. */
export const hasShell = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith('my-week-'))

/** Milliseconds that an ended worker is waited for. */
const ENDING = 10_000
/** Milliseconds for which it runs on when it has been told to end. */
const RUNS_ON = 1_000

/**
 * Ends the workers, and deletes what was kept for them. Never throws.
 *
 * @param but the scope, as a path, of one that stays
 */
export async function dropWorkers(but: string | null = null): Promise<void> {
  try {
    const ended = (await registrations()).filter(({ scope }) => new URL(scope).pathname !== but)
    const brought = ended.flatMap(({ installing }) => installing ?? [])
    const isGone = (name: string) => but === null || ended.some(({ scope }) => name.endsWith(scope))
    await Promise.all(ended.map((registration) => registration.unregister()))
    await dropCaches(isGone)
    if (ended.length > 0) dropLate(brought, isGone).catch(() => undefined)
  } catch {
    // Browsers without workers, and those that forbid them, have kept nothing.
  }
}

/** A worker that is ended while it is brought goes on for a while, and keeps what it fetches. */
async function dropLate(brought: readonly ServiceWorker[], isGone: (name: string) => boolean): Promise<void> {
  await Promise.all(brought.map(isBrought))
  await new Promise((resolve) => setTimeout(resolve, RUNS_ON))
  // Turned on again meanwhile, it is wanted.
  if ((await registrations()).length === 0) await dropCaches(isGone)
}

const registrations = async (): Promise<ServiceWorkerRegistration[]> =>
  ((await navigator.serviceWorker?.getRegistrations()) ?? []).filter(({ scope }) =>
    SCOPE.test(new URL(scope).pathname),
  )

async function dropCaches(isGone: (name: string) => boolean): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => CACHES.test(name) && isGone(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Ends when a worker has all that it brings, or is gone. */
const isBrought = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    setTimeout(resolve, ENDING)
    look()
  })
