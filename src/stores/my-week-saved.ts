import { atom, type ReadableAtom } from 'nanostores'
import { parseSavedWeek, savedWeekText } from '../data/browser/parse-saved-week.ts'
import type { SavedWeek } from '../domain/my-week/saved-week.ts'
import { SAVED_WEEK } from './my-week-traces.ts'

const $now = atom<SavedWeek | null>(null)

/** The week last shown in this browser; null if there is none, or none for the signed-in visitor. */
export const $savedWeek: ReadableAtom<SavedWeek | null> = $now

/**
 * Reads the kept week. Finds none if the browser allows no storage or the stored text is invalid.
 *
 * @param owner as `ownerOf` names it: a week of another visitor is not shown
 */
export function recallWeek(year: number, owner: string): void {
  const saved = $now.get() ?? storedWeek()
  $now.set(saved?.year === year && saved.owner === owner ? saved : null)
}

/** Keeps a week in the browser, or at least in memory. */
export function saveWeek(week: SavedWeek): void {
  $now.set(week)
  try {
    localStorage.setItem(SAVED_WEEK, savedWeekText(week))
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

/** Deletes the week from memory and from the browser. */
export function forgetSavedWeek(): void {
  $now.set(null)
  try {
    localStorage.removeItem(SAVED_WEEK)
  } catch {
    // A blocked storage contains nothing.
  }
}

/** Deletes the week from memory. `forgetMyWeek` deletes the browser's copy. */
export function dropSavedWeek(): void {
  $now.set(null)
}

function storedWeek(): SavedWeek | null {
  try {
    return parseSavedWeek(localStorage.getItem(SAVED_WEEK))
  } catch {
    return null
  }
}
