import { atom, type ReadableAtom } from 'nanostores'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { loadCodeForChanges } from './load-for-changes.ts'

const $now = atom<EditionIndex | null>(null)

/** The current edition, including every change of the feed; null until it is loaded. */
export const $edition: ReadableAtom<EditionIndex | null> = $now

let isOpen = false

/** Loads the edition of a year, once for all callers. Its parser loads with it: most visits never need it. */
export async function openEdition(year: number): Promise<void> {
  if (isOpen) return
  isOpen = true
  const { followEdition } = await loadCodeForChanges(() => import('./edition-now.ts'))
  await followEdition(year, (index) => $now.set(index))
}
