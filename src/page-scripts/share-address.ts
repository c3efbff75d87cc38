/** How long the outcome of copying is shown, in milliseconds. */
const SAID = 4_000

/** Returns whether the device has its own share dialog. */
export const canSend = (): boolean => typeof navigator.share === 'function'

/** Opens the device's share dialog for an address. A visitor who closes it has changed their mind: that is no error. */
export const sendAddress = (address: string): Promise<void> =>
  navigator.share({ url: address }).catch(() => undefined)

/** @returns whether the address was copied: false if the page has no permission */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** The outcome of copying an address. */
export type Copying = 'copied' | 'refused'

/**
 * Copies an address that stands in a field.
 *
 * @param field is selected if the browser refuses to copy, so that the visitor can copy by hand
 */
export async function copyFrom(field: HTMLInputElement | null, address: string): Promise<Copying> {
  if (await copyAddress(address)) return 'copied'
  field?.select()
  return 'refused'
}

/** Shares the page with the pressed button (ShareButton). Loads on the first press, because few visitors share. */
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
