import { atom, type ReadableAtom } from 'nanostores'
import { parseLooked, serializeLooked } from '../data/browser/parse-looked.ts'
import { type Looked, lookAgain } from '../domain/changes/since-looked.ts'
import type { Match } from '../domain/tournament/match.ts'
import { LOOKED } from './my-week-traces.ts'

const NOTHING: Looked = new Map()
const $now = atom<Looked>(NOTHING)

/** How the matches of favourites were seen last in this browser; empty before `lookAt`. */
export const $looked: ReadableAtom<Looked> = $now

/**
 * Looks at matches, and remembers them as they are, but for those with news that was not read yet.
 *
 * @param now the cup's time, epoch milliseconds
 * @param isRead the news of them was read
 */
export function lookAt(year: number, matches: readonly Match[], now: number, isRead = false): void {
  const looked = lookAgain(kept(year) ?? $now.get(), matches, now, isRead)
  $now.set(looked)
  try {
    localStorage.setItem(LOOKED, serializeLooked(year, looked))
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

function kept(year: number): Looked | null {
  try {
    return parseLooked(localStorage.getItem(LOOKED), year)
  } catch {
    return null
  }
}
