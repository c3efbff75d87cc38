/** The storage key of the week last shown. */
export const SAVED_WEEK = 'my-week'
/** The storage key of the favourites' matches as they were last shown. */
export const LAST_VISIT = 'looked'
/** The storage key of the visitor's choice: `off` if they do not want pages to be kept. */
export const OFFLINE_CHOICE = 'my-week-offline'

/** The storage key of the favourites whose pages are saved, with the time of saving. */
export const SAVED_FOR = 'saved-pages-for'

/** The worker's address, the same in every release. */
export const SERVICE_WORKER = '/sw.js'
/** The same worker at another address, for a browser that is about to end the first one. */
export const SERVICE_WORKER_AGAIN = '/sw.js?again'
/** All pages: the worker serves visitors who are signed in, and nobody else. */
export const WORKER_SCOPE = '/'
/** The worker's caches, by the worker's own names, and the cache of the saved pages. */
const CACHES = /^(?:my-week-|saved-pages$)/
/** The second alternative matches releases that knew My Week only. */
const SCOPE = /^(?:\/|(?:\/[a-z]+)?\/\d+\/favourites\/)$/

/** Whether the visitor has turned off pages without a network, here or in another tab. */
export function isOfflineUnwanted(): boolean {
  try {
    return localStorage.getItem(OFFLINE_CHOICE) === 'off'
  } catch {
    return false
  }
}

/**
 * Deletes from the browser what a visitor has left there: their week, the worker, and the saved pages.
 *
 * @returns resolves when the worker and the pages are gone, too; never rejects
 */
export function forgetMyWeek(): Promise<void> {
  try {
    localStorage.removeItem(SAVED_WEEK)
    localStorage.removeItem(LAST_VISIT)
    localStorage.removeItem(OFFLINE_CHOICE)
    localStorage.removeItem(SAVED_FOR)
  } catch {
    // A blocked storage contains nothing.
  }
  return dropWorkers()
}

/** Whether the worker has its own files: My Week, and the page that lists what is saved. */
export const hasShell = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith('my-week-'))

/** Milliseconds to wait for an unregistered worker. */
const ENDING = 10_000
/** Milliseconds between two looks for what an unregistered worker still caches. */
const LOOK_EVERY = 1_000
/** How often to look: the worker runs on while it waits for a slow network. */
const LOOKS = 10

/**
 * Unregisters the workers, and deletes their caches. Never throws.
 *
 * @param but the scope, as a path, of a worker that stays
 */
export async function dropWorkers(but: string | null = null): Promise<void> {
  try {
    const ended = (await registrations()).filter(({ scope }) => new URL(scope).pathname !== but)
    const brought = ended.flatMap(({ installing }) => installing ?? [])
    const isGone = (name: string) => but === null || ended.some(({ scope }) => name.endsWith(scope))
    await Promise.all(ended.map((registration) => registration.unregister()))
    await dropCaches(isGone)
    if (ended.length > 0) dropAfterInstall(brought, isGone).catch(() => undefined)
  } catch {
    // Browsers that have no workers, or forbid them, have kept nothing.
  }
}

/** A worker that is unregistered while it installs runs on for a moment, and still caches what it fetches. */
async function dropAfterInstall(
  brought: readonly ServiceWorker[],
  isGone: (name: string) => boolean,
): Promise<void> {
  await Promise.all(brought.map(whenInstalled))
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    // If it was turned on again meanwhile, its caches are wanted.
    if ((await registrations()).length > 0) return
    await dropCaches(isGone)
  }
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

/** Resolves when a worker has finished installing, or is gone. */
const whenInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve()
    }
    worker.addEventListener('statechange', look)
    setTimeout(resolve, ENDING)
    look()
  })
