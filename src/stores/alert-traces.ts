/** Where the browser keeps what it is told, and what it was told last. */
export const ALERTS_HERE = 'alerts'
export const ALERTS_TOLD = 'alerts-told'

/** An address without pages: the worker shows alerts, and handles none of them. */
export const ALERTS_SCOPE = '/alerts/'

/** Ends what was turned on here for somebody who is signed in no more: the next alert reaches nobody. Never throws. */
export async function forgetAlerts(): Promise<void> {
  try {
    for (const name of [ALERTS_HERE, ALERTS_TOLD]) localStorage.removeItem(name)
    const all = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(
      all.filter(({ scope }) => new URL(scope).pathname === ALERTS_SCOPE).map((one) => one.unregister()),
    )
  } catch {
    // Where nothing can be stored or registered, nothing was.
  }
}
