import { ALERTS_SCOPE } from './alert-traces.ts'
import { ALERTS_WORKER, workerAddress } from './worker-address.ts'

/**
 * Whether this browser can be told from afar.
 * - `install`: only once the site is on the home screen (iOS)
 * - `denied`: somebody has forbidden it in the browser
 */
export type PushSupport = 'on' | 'off' | 'denied' | 'install' | 'unsupported'

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export async function pushSupport(): Promise<PushSupport> {
  if (!canPush()) return needsInstalling() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) === null ? 'off' : 'on'
}

/** Asks for leave, which only a press may do, and subscribes. Never throws. */
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
    // Without a push service of its maker's, or in a private window, a browser fails only here.
    return 'unsupported'
  }
}

/** As the service takes it; null: this browser has none. Never throws. */
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

/** Ends it here. Never throws. */
export async function dropSubscription(): Promise<void> {
  try {
    const registration = await registrationHere()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    await registration?.unregister()
  } catch {
    // What could not be begun need not be ended.
  }
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  const all = await navigator.serviceWorker.getRegistrations()
  return all.find(({ scope }) => new URL(scope).pathname === ALERTS_SCOPE)
}

/** A subscription needs a worker that is at work, not only one on its way. */
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

/** Safari on a phone or tablet, in its own window. An iPad says that it is a Mac; a Mac has no touch screen. */
const needsInstalling = (): boolean =>
  (/iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !matchMedia('(display-mode: standalone)').matches
