/** Milliseconds for which it is said how the copying ended. */
const SAID = 4_000

/** Whether the device has a way of its own to send things. */
export const canSend = (): boolean => typeof navigator.share === 'function'

/** Sends an address the way the device sends things. Who closes the device's own dialog has changed their mind. */
export const sendAddress = (address: string): Promise<void> =>
  navigator.share({ url: address }).catch(() => undefined)

/** @returns whether it could be copied: not where the page has no right to */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** How the copying of an address ended. */
export type Copying = 'copied' | 'refused'

/**
 * Copies an address that stands in a field.
 *
 * @param field is selected where the browser refuses, for who copies by hand
 */
export async function copyFrom(field: HTMLInputElement | null, address: string): Promise<Copying> {
  if (await copyAddress(address)) return 'copied'
  field?.select()
  return 'refused'
}

/** Shares the page that a button stands on (ShareButton). Comes with the first press: few share, and all load what is here. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const address = location.origin + location.pathname
  if (canSend()) return sendAddress(address)
  const isCopied = await copyAddress(address)
  if (button.querySelector('[role=status]')) return
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  button.append(said)
  said.textContent = ` · ${isCopied ? button.dataset.copied : button.dataset.refused}`
  setTimeout(() => said.remove(), SAID)
}
