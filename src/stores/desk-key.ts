import { atom, type ReadableAtom } from 'nanostores'
import { testKey } from '../data/browser/report.ts'
import type { EditionIds } from '../domain/tournament/edition-ids.ts'
import { keepWord, keptWord } from './desk-storage.ts'

/**
 * The operator's key at this desk.
 * - `unread`: before the browser was asked
 * - `none`: has to be typed
 * - `testing`: typed, and on its way to the service
 * - `held`: right when it was last heard of
 */
export type DeskKey =
  | { readonly kind: 'unread' }
  | { readonly kind: 'none'; readonly because: 'new' | 'wrong' | 'away' | 'forgotten' }
  | { readonly kind: 'testing' }
  | { readonly kind: 'held'; readonly key: string }

const $key = atom<DeskKey>({ kind: 'unread' })
export const $deskKey: ReadableAtom<DeskKey> = $key

/** Takes the key that this browser keeps, if it does. Whether it is right is found out by the first report. */
export function recallKey(): void {
  if ($key.get().kind !== 'unread') return
  const key = keptWord('desk-key')
  $key.set(key === null ? { kind: 'none', because: 'new' } : { kind: 'held', key })
}

/**
 * Takes a key that was typed, where the service says that it is the operator's.
 *
 * @param isLasting kept on this device until it is forgotten; otherwise until the tab is closed
 */
export async function enterKey(typed: string, isLasting: boolean, edition: EditionIds): Promise<void> {
  const key = typed.trim()
  // What is no header value is no key either.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) return $key.set({ kind: 'none', because: 'wrong' })
  $key.set({ kind: 'testing' })
  const answer = await testKey(edition, { operatorKey: key })
  if (answer !== 'right')
    return $key.set({ kind: 'none', because: answer === 'unauthorized' ? 'wrong' : 'away' })
  keepWord('desk-key', key, isLasting)
  $key.set({ kind: 'held', key })
}

/** The service no longer takes the key: it is asked for again. */
export function refuseKey(): void {
  keepWord('desk-key', null, false)
  $key.set({ kind: 'none', because: 'wrong' })
}

export function forgetKey(): void {
  keepWord('desk-key', null, false)
  $key.set({ kind: 'none', because: 'forgotten' })
}
