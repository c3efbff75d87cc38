import { atom, type ReadableAtom } from 'nanostores'
import { fetchDeskAccess } from '../data/browser/scorer-links.ts'
import type { KeyFault } from '../domain/desk/outbox.ts'
import { type DeskLink, isLinkKey, keyInFragment } from '../domain/desk/scorer-link.ts'
import { storedLink, storedValue, storeLink, storeValue } from './desk-storage.ts'

/** Why a scorer's link is not open: the service does not accept it, or could not be asked yet. */
export type ClosedLink = 'no-link' | 'link-revoked' | 'link-expired' | 'link-away'

/**
 * The key at this desk: the operator's, or that of a scorer's link.
 * - `unread`: the browser's storage has not been read yet
 * - `none`: somebody has to type it, or open another link
 * - `testing`: typed or opened, and the service is checking it
 * - `held`: correct as of the service's last answer; `link` is null for the operator's
 */
export type DeskKey =
  | { readonly kind: 'unread' }
  | { readonly kind: 'none'; readonly because: 'new' | 'wrong' | 'away' | 'forgotten' | ClosedLink }
  | { readonly kind: 'testing'; readonly isLink: boolean }
  | { readonly kind: 'held'; readonly key: string; readonly link: DeskLink | null }

const $key = atom<DeskKey>({ kind: 'unread' })
export const $deskKey: ReadableAtom<DeskKey> = $key

/** The answer about a key comes to nothing if another one has been entered meanwhile. */
let lastTried = ''

/**
 * Loads the key that the address carries, else the one that this browser keeps, if any. The first report shows whether the
 * operator's is correct; the service is asked at once about a link, but the desk opens without an answer.
 */
export function recallKey(): void {
  if (openLinkInAddress() || $key.get().kind !== 'unread') return
  const key = storedValue('desk-key')
  if (key === null) $key.set({ kind: 'none', because: 'new' })
  else if (isLinkKey(key)) {
    const link = storedLink()
    if (link !== null) $key.set({ kind: 'held', key, link })
    void openLink(key)
  } else $key.set({ kind: 'held', key, link: null })
}

/**
 * Opens the link that the address carries, and takes its key out of the address.
 *
 * @returns false if there is none, or it is torn and this browser keeps another key
 */
export function openLinkInAddress(): boolean {
  const key = keyInFragment(location.hash)?.trim()
  if (key === undefined) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  if (isLinkKey(key)) void openLink(key)
  else if (storedValue('desk-key') !== null) return false
  else refuse('no-link')
  return true
}

/** Asks again about a link that the service could not be asked about. */
export function retryLink(): void {
  const { kind, because } = { because: null, ...$key.get() }
  const key = storedValue('desk-key')
  if (kind === 'none' && because === 'link-away' && key !== null) void openLink(key)
}

async function openLink(key: string): Promise<void> {
  if (!isHeld(key)) {
    $key.set({ kind: 'testing', isLink: true })
    storeLink(null)
    storeValue('desk-key', key, true)
  }
  await tryKey(key, true)
}

/**
 * Accepts a typed key if the service confirms it.
 *
 * @param isLasting true to keep the key on this device until it is forgotten; otherwise until the tab is closed
 */
export async function enterKey(typed: string, isLasting: boolean): Promise<void> {
  const key = typed.trim()
  // A text that cannot be a header value cannot be a key.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) $key.set({ kind: 'none', because: 'wrong' })
  else if (isLinkKey(key)) await openLink(key)
  else {
    $key.set({ kind: 'testing', isLink: false })
    await tryKey(key, isLasting)
  }
}

async function tryKey(key: string, isLasting: boolean): Promise<void> {
  lastTried = key
  const access = await fetchDeskAccess({ operatorKey: key })
  if (lastTried !== key) return
  if (access.kind === 'done') {
    storeValue('desk-key', key, isLasting)
    storeLink(access.value)
    $key.set({ kind: 'held', key, link: access.value })
  } else if (access.kind === 'unauthorized') refuse(faultOf(key, access.because))
  else if (!isHeld(key)) $key.set({ kind: 'none', because: isLinkKey(key) ? 'link-away' : 'away' })
}

/** Drops the key after the service refused it, unless another one has been entered since. */
export function refuseKey(key: string, because: KeyFault): void {
  if (isHeld(key)) refuse(faultOf(key, because))
}

export const forgetKey = (): void => refuse('forgotten')

function refuse(because: 'wrong' | 'forgotten' | ClosedLink): void {
  storeValue('desk-key', null, false)
  storeLink(null)
  $key.set({ kind: 'none', because })
}

function isHeld(key: string): boolean {
  const held = $key.get()
  return held.kind === 'held' && held.key === key
}

function faultOf(key: string, because: KeyFault): 'wrong' | ClosedLink {
  if (because !== 'wrong') return `link-${because}`
  return isLinkKey(key) ? 'no-link' : 'wrong'
}
