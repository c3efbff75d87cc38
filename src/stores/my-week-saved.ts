import { atom, type ReadableAtom } from 'nanostores'
import { parseSavedWeek, savedWeekText } from '../data/browser/parse-saved-week.ts'
import type { SavedWeek } from '../domain/my-week/saved-week.ts'
import { SAVED_WEEK } from './my-week-traces.ts'

const $now = atom<SavedWeek | null>(null)

/** The week that was seen last in this browser; null where there is none, or none for who is signed in now. */
export const $savedWeek: ReadableAtom<SavedWeek | null> = $now

/**
 * Reads what was kept. Where the browser allows no storage, or holds nonsense, there is nothing.
 *
 * @param owner as `ownerOf` names it: what somebody else left is not shown
 */
export function recallWeek(year: number, owner: string): void {
  const saved = $now.get() ?? kept()
  $now.set(saved?.year === year && saved.owner === owner ? saved : null)
}

/** Keeps a week, in memory at least. */
export function saveWeek(week: SavedWeek): void {
  $now.set(week)
  try {
    localStorage.setItem(SAVED_WEEK, savedWeekText(week))
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

/** Forgets the week, here and in the browser. */
export function forgetSavedWeek(): void {
  $now.set(null)
  try {
    localStorage.removeItem(SAVED_WEEK)
  } catch {
    // A blocked storage holds nothing.
  }
}

/** Forgets the week here; the browser's own copy is `forgetMyWeek`'s. */
export function dropSavedWeek(): void {
  $now.set(null)
}

function kept(): SavedWeek | null {
  try {
    return parseSavedWeek(localStorage.getItem(SAVED_WEEK))
  } catch {
    return null
  }
}
