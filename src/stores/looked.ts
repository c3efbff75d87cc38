import { atom, type ReadableAtom } from 'nanostores'
import { parseLooked, serializeLooked } from '../data/browser/parse-looked.ts'
import { type Looked, lookAgain } from '../domain/changes/since-looked.ts'
import type { Match } from '../domain/tournament/match.ts'
import { LOOKED } from './my-week-traces.ts'

const NOTHING: Looked = new Map()
const $now = atom<Looked>(NOTHING)

/** The matches of favourites as this browser last showed them; empty before `lookAt`. */
export const $looked: ReadableAtom<Looked> = $now

/**
 * Remembers matches as they are now, except matches with unread news.
 *
 * @param now the cup's time, epoch milliseconds
 * @param isRead true if the visitor has read the news about them
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
