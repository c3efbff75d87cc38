import { dropScreens, saveScreen } from '../data/browser/saved-screen.ts'
import { cupNow, cupSpeed } from './cup-clock.ts'
import { $edition } from './edition.ts'
import { $live } from './live.ts'
import { SCREEN_WORKER, workerAddress } from './worker-address.ts'

/** Milliseconds until a change has been rendered, and between two copies if nothing changes. */
const SETTLED = 5_000
const EVERY = 60_000

/**
 * Lets a screen start as it last was if its machine starts without a network. Copies are made only while the feed answers,
 * so that they are correct. Never throws.
 *
 * @param scope the address of all screens of the edition in their language
 * @param copy returns the document as it is
 */
export async function keepScreen(scope: string, copy: () => string): Promise<void> {
  if (!(await startWorker(scope))) return
  let isDue = false
  const save = async () => {
    const cup = cupNow()
    if (cup === null || $live.get().freshness !== 'fresh') return
    const clock = { cup, device: Date.now(), speed: cupSpeed() }
    await saveScreen(location.pathname, copy(), clock).catch(() => undefined)
  }
  $edition.listen(() => {
    if (isDue) return
    isDue = true
    setTimeout(() => void save().finally(() => (isDue = false)), SETTLED)
  })
  setInterval(() => void save(), EVERY)
}

/**
 * Lets the page on which a screen gets its number start without a network. Never throws.
 *
 * @param page its document as it was built
 */
export async function keepStartPage(page: string): Promise<void> {
  const now = Date.now()
  if (!(await startWorker(location.pathname))) return
  await saveScreen(location.pathname, page, { cup: now, device: now, speed: 1 }).catch(() => undefined)
}

/** @returns whether the worker starts screens below an address */
async function startWorker(scope: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    if (import.meta.env.PUBLIC_OFFLINE === 'off') {
      await forgetScreens(scope)
      return false
    }
    await navigator.serviceWorker.register(workerAddress(SCREEN_WORKER), { scope, updateViaCache: 'none' })
    return true
  } catch {
    // In a browser that allows no worker, the screen works only while it has a network.
    return false
  }
}

async function forgetScreens(scope: string): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister()
  await dropScreens()
}
