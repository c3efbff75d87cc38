import { atom, type ReadableAtom } from 'nanostores'
import { testKey } from '../data/browser/report.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import { storedValue, storeValue } from './desk-storage.ts'

/**
 * The operator's key at this desk.
 * - `unread`: the browser's storage has not been read yet
 * - `none`: the operator has to type it
 * - `testing`: typed, and the service is checking it
 * - `held`: correct as of the service's last answer
 */
export type DeskKey =
  | { readonly kind: 'unread' }
  | { readonly kind: 'none'; readonly because: 'new' | 'wrong' | 'away' | 'forgotten' }
  | { readonly kind: 'testing' }
  | { readonly kind: 'held'; readonly key: string }

const $key = atom<DeskKey>({ kind: 'unread' })
export const $deskKey: ReadableAtom<DeskKey> = $key

/** Loads the key that this browser keeps, if any. The first report shows whether it is correct. */
export function recallKey(): void {
  if ($key.get().kind !== 'unread') return
  const key = storedValue('desk-key')
  $key.set(key === null ? { kind: 'none', because: 'new' } : { kind: 'held', key })
}

/**
 * Accepts a typed key if the service confirms that it is the operator's.
 *
 * @param isLasting true to keep the key on this device until it is forgotten; otherwise until the tab is closed
 */
export async function enterKey(typed: string, isLasting: boolean, edition: EditionIds): Promise<void> {
  const key = typed.trim()
  // A text that cannot be a header value cannot be a key.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) return $key.set({ kind: 'none', because: 'wrong' })
  $key.set({ kind: 'testing' })
  const answer = await testKey(edition, { operatorKey: key })
  if (answer !== 'right')
    return $key.set({ kind: 'none', because: answer === 'unauthorized' ? 'wrong' : 'away' })
  storeValue('desk-key', key, isLasting)
  $key.set({ kind: 'held', key })
}

/** Drops the key after the service refused it: the operator has to type it again. */
export function refuseKey(): void {
  storeValue('desk-key', null, false)
  $key.set({ kind: 'none', because: 'wrong' })
}

export function forgetKey(): void {
  storeValue('desk-key', null, false)
  $key.set({ kind: 'none', because: 'forgotten' })
}
