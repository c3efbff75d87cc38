import { atom, type ReadableAtom } from 'nanostores'
import { dropWorkers, isOfflineUnwanted, OFFLINE_CHOICE, SAVED_FOR, WORKER_SCOPE } from './my-week-traces.ts'
import { workerAddress } from './worker-address.ts'

/**
 * Whether pages open without a network on this device.
 * - `unable`: this browser cannot, or the site does not offer it
 */
export type OfflineState = 'unable' | 'off' | 'on'

const $now = atom<OfflineState>('unable')
export const $offline: ReadableAtom<OfflineState> = $now

/**
 * Has pages open without a network, for the person who looks at them now: to be called where somebody is signed in, and
 * nowhere else. Workers of older releases end.
 */
export async function keepWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.PUBLIC_OFFLINE === 'off') {
    await dropWorkers()
    return
  }
  await dropWorkers(WORKER_SCOPE)
  if (isOfflineUnwanted()) {
    await dropWorkers()
    $now.set('off')
  } else await register()
}

/** Turns it on or off, for now and for later. Off takes away what was saved. */
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
  if (isWanted) await register()
  else {
    await dropWorkers()
    $now.set('off')
  }
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: WORKER_SCOPE, updateViaCache: 'none' })
    $now.set('on')
  } catch {
    $now.set('unable')
  }
}
