import { atom, type ReadableAtom } from 'nanostores'
import { parseLastVisit, serializeLastVisit } from '../data/browser/parse-last-visit.ts'
import { type LastVisit, rememberVisit } from '../domain/changes/changes-since-visit.ts'
import type { Match } from '../domain/tournament/match.ts'
import { LAST_VISIT } from './my-week-traces.ts'

const NOTHING: LastVisit = new Map()
const $now = atom<LastVisit>(NOTHING)

/** The matches of favourites as this browser last showed them; empty before `noteVisit`. */
export const $lastVisit: ReadableAtom<LastVisit> = $now

/**
 * Remembers matches as they are now, except matches with unread news.
 *
 * @param now the cup's time, epoch milliseconds
 * @param isRead true if the visitor has read the news about them
 */
export function noteVisit(year: number, matches: readonly Match[], now: number, isRead = false): void {
  const lastVisit = rememberVisit(storedVisit(year) ?? $now.get(), matches, now, isRead)
  $now.set(lastVisit)
  try {
    localStorage.setItem(LAST_VISIT, serializeLastVisit(year, lastVisit))
  } catch {
    // Blocked or full: the page remembers, the browser does not.
  }
}

function storedVisit(year: number): LastVisit | null {
  try {
    return parseLastVisit(localStorage.getItem(LAST_VISIT), year)
  } catch {
    return null
  }
}
