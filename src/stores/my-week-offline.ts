import { atom, type ReadableAtom } from 'nanostores'
import {
  dropWorkers,
  hasShell,
  isOfflineUnwanted,
  OFFLINE_CHOICE,
  SAVED_FOR,
  SERVICE_WORKER_AGAIN,
  WORKER_SCOPE,
} from './my-week-traces.ts'
import { $userToken } from './user-token.ts'
import { workerAddress } from './worker-address.ts'

/**
 * Whether pages open without a network on this device.
 * - `unable`: the browser does not support it, or the site does not offer it
 */
export type OfflineState = 'unable' | 'off' | 'on'

const $now = atom<OfflineState>('unable')
export const $offline: ReadableAtom<OfflineState> = $now

/**
 * Lets pages open without a network for the current visitor. Call it only if a visitor is signed in. Ends workers of older
 * releases.
 */
export async function keepWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.PUBLIC_OFFLINE === 'off') {
    await dropWorkers()
    return
  }
  await dropWorkers(WORKER_SCOPE)
  await followWish()
}

/** Turns it on or off, for now and for later. Turning it off deletes what was saved. */
export async function chooseOffline(isWanted: boolean): Promise<void> {
  try {
    if (isWanted) localStorage.removeItem(OFFLINE_CHOICE)
    else {
      localStorage.setItem(OFFLINE_CHOICE, 'off')
      localStorage.removeItem(SAVED_FOR)
    }
  } catch {
    // Blocked or full: the choice holds for this page.
  }
  await (isWanted ? followWish() : turnOff())
}

async function followWish(): Promise<void> {
  if (isWorkerWanted()) await register()
  // The visitor may have signed out or turned it off meanwhile.
  if (!isWorkerWanted()) await turnOff()
}

async function turnOff(): Promise<void> {
  await dropWorkers()
  $now.set('off')
}

const isWorkerWanted = (): boolean => $userToken.get() !== undefined && !isOfflineUnwanted()

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator
    const options = { scope: WORKER_SCOPE, updateViaCache: 'none' } as const
    const { active, installing } = await serviceWorker.register(workerAddress(), options)
    // An unregistered worker runs on while its page is open. Turning it on there revives the worker, but without its caches.
    if (active && !installing && !(await hasShell()))
      await serviceWorker.register(workerAddress(SERVICE_WORKER_AGAIN), options)
    $now.set('on')
  } catch {
    $now.set('unable')
  }
}
