import { ALERTS_SCOPE } from './alert-traces.ts'
import { ALERTS_WORKER, workerAddress } from './worker-address.ts'

/**
 * Whether this browser can receive push messages.
 * - `install`: only once the site is on the home screen (iOS)
 * - `denied`: the visitor has forbidden them in the browser
 */
export type PushSupport = 'on' | 'off' | 'denied' | 'install' | 'unsupported'

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export async function pushSupport(): Promise<PushSupport> {
  if (!canPush()) return needsInstalling() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) === null ? 'off' : 'on'
}

/** Asks for permission, which only a press may do, and subscribes. Never throws. */
export async function subscribeHere(key: string): Promise<PushSupport> {
  if (!canPush()) return needsInstalling() ? 'install' : 'unsupported'
  try {
    if ((await Notification.requestPermission()) !== 'granted')
      return Notification.permission === 'denied' ? 'denied' : 'off'
    const registration = await navigator.serviceWorker.register(workerAddress(ALERTS_WORKER), {
      scope: ALERTS_SCOPE,
      updateViaCache: 'none',
    })
    await active(registration)
    const known = await registration.pushManager.getSubscription()
    if (known && keyOf(known) !== key) await known.unsubscribe()
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    return 'on'
  } catch {
    // A browser without its maker's push service, or in a private window, fails only here.
    return 'unsupported'
  }
}

/** The subscription in the service's format; null if this browser has none. Never throws. */
export async function currentSubscription(): Promise<{
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
} | null> {
  try {
    const registration = await registrationHere()
    const { endpoint, keys } = (await registration?.pushManager.getSubscription())?.toJSON() ?? {}
    const { p256dh, auth } = keys ?? {}
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null
  } catch {
    return null
  }
}

/** Ends the subscription of this browser. Never throws. */
export async function dropSubscription(): Promise<void> {
  try {
    const registration = await registrationHere()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    await registration?.unregister()
  } catch {
    // If no subscription could start, none has to end.
  }
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations()
  return all.find(({ scope }) => new URL(scope).pathname === ALERTS_SCOPE)
}

/** Waits until the worker is active: a subscription needs an active worker, not only one that is installing. */
async function active(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    })
  })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** True for Safari on a phone or tablet in a browser window. An iPad claims to be a Mac, but a Mac has no touch screen. */
const needsInstalling = (): boolean =>
  (/iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !matchMedia('(display-mode: standalone)').matches
