import { atom, type ReadableAtom } from 'nanostores'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'

const $now = atom<EditionIndex | null>(null)

/** The edition as it is now, with every change of the feed in it; null until it has been loaded. */
export const $edition: ReadableAtom<EditionIndex | null> = $now

let isOpen = false

/** Loads the edition of a year, once, whoever asks. What reads it comes with it: most visits never need it. */
export async function openEdition(year: number): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { followEdition } = await import('./edition-now.ts')
    await followEdition(year, (index) => $now.set(index))
  } catch {
    // The code did not come: the next change asks for it again.
    isOpen = false
  }
}
