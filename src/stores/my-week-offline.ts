import { atom, type ReadableAtom } from 'nanostores'
import { dropWorkers, OFFLINE_CHOICE } from './my-week-traces.ts'
import { workerAddress } from './worker-address.ts'

/**
 * Whether My Week opens without a network on this device.
 * - `unable`: this browser cannot, or the site does not offer it
 */
export type OfflineState = 'unable' | 'off' | 'on'

const $now = atom<OfflineState>('unable')
export const $offline: ReadableAtom<OfflineState> = $now

let scope: string | null = null

/**
 * Has the page of My Week kept, for the person who looks at it now: to be called where somebody is signed in, and nowhere
 * else. Workers of other years and languages end.
 *
 * @param address of the page, with its language: the worker is there for this one alone
 */
export async function keepPage(address: string): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.PUBLIC_OFFLINE === 'off') {
    await dropWorkers()
    return
  }
  scope = address
  await dropWorkers(address)
  if (isUnwanted()) {
    await dropWorkers()
    $now.set('off')
  } else await register(address)
}

/** Turns it on or off, for now and for later. */
export async function chooseOffline(isWanted: boolean): Promise<void> {
  try {
    if (isWanted) localStorage.removeItem(OFFLINE_CHOICE)
    else localStorage.setItem(OFFLINE_CHOICE, 'off')
  } catch {
    // Blocked or full: the choice holds for this page.
  }
  if (!isWanted) {
    await dropWorkers()
    $now.set('off')
  } else if (scope !== null) await register(scope)
}

async function register(address: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: address, updateViaCache: 'none' })
    $now.set('on')
  } catch {
    $now.set('unable')
  }
}

function isUnwanted(): boolean {
  try {
    return localStorage.getItem(OFFLINE_CHOICE) === 'off'
  } catch {
    return false
  }
}
