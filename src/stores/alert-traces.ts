/** Storage keys of this browser's alert settings and of the alerts announced last. */
export const ALERTS_HERE = 'alerts'
export const ALERTS_SENT = 'alerts-told'

/** An address without pages: the worker shows alerts and handles no page. */
export const ALERTS_SCOPE = '/alerts/'

/** Turns off the alerts of a visitor who has signed out: the next alert reaches nobody. Never throws. */
export async function forgetAlerts(): Promise<void> {
  try {
    for (const name of [ALERTS_HERE, ALERTS_SENT]) localStorage.removeItem(name)
    const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(
      all.filter(({ scope }) => new URL(scope).pathname === ALERTS_SCOPE).map((one) => one.unregister()),
    )
  } catch {
    // If nothing can be stored or registered, nothing was.
  }
}
