import { atom, type ReadableAtom } from 'nanostores'
import { isOffline } from '../data/browser/request.ts'
import { dropSaved, readSaved, type SavedContent, savePage } from '../data/browser/saved-pages.ts'
import { fetchSchedule } from '../data/browser/schedule.ts'
import { countOfYear, type Favourites } from '../domain/account/favourites.ts'
import { MOST_BYTES, MOST_PAGES, pagesToSave } from '../domain/saved-pages/pages-to-save.ts'
import type { Locale } from '../domain/text/locale.ts'
import { cupNow, cupSpeed } from './cup-clock.ts'
import { isOfflineUnwanted, SAVED_FOR } from './my-week-traces.ts'
import { savedFavouritesKey } from './saved-favourites.ts'
import { $userToken } from './user-token.ts'

/**
 * The progress of saving.
 * - `partly`: `count` pages failed to load; `full`: `count` pages did not fit
 * - `offline`: there was no network to save from
 */
export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly done: number; readonly of: number }
  | { readonly kind: 'partly' | 'full'; readonly count: number }
  | { readonly kind: 'offline' }

export interface SavedState extends SavedContent {
  readonly saving: Saving
  /** How many pages of the favourites exceed the number that is saved for one visitor. */
  readonly leftOut: number
}

const EMPTY: SavedState = { pages: [], bytes: 0, saving: { kind: 'idle' }, leftOut: 0 }

/** Milliseconds that saved pages count as fresh. */
const FRESH = 5 * 60_000

const $now = atom<SavedState | null>(null)
/** The pages saved in this browser; null until they were looked up, and if the browser saves nothing. */
export const $saved: ReadableAtom<SavedState | null> = $now

/** Looks up what is saved. Never throws. @param news set together with it */
export async function lookForSaved(
  news: Partial<Pick<SavedState, 'saving' | 'leftOut'>> = {},
): Promise<void> {
  try {
    const content = await readSaved()
    $now.set({ ...EMPTY, ...$now.get(), ...content, ...news })
  } catch {
    $now.set(null)
  }
}

/**
 * Saves the pages of a visitor's favourites of a year, if the saved ones are not fresh or are another visitor's. Removes
 * pages that no longer belong to them, and all pages if the visitor signs out or turns saving off meanwhile. Leaves the work
 * to another tab that is already doing it. Never throws.
 *
 * @param isAsked true if the visitor asked for it now
 */
export async function savePages(
  year: number,
  favourites: Favourites,
  locale: Locale,
  isAsked: boolean,
): Promise<void> {
  const token = $userToken.get()
  if (token === undefined) return
  const isWanted = () => $userToken.get() === token && !isOfflineUnwanted()
  const key = savedFavouritesKey(year, favourites, locale)
  try {
    await navigator.locks.request('saved-pages', { ifAvailable: !isAsked }, async (lock) => {
      if (!lock || !isWanted() || (!isAsked && isFresh(key))) return
      await save(year, favourites, locale, isWanted)
      if (!isWanted()) {
        await dropSaved([], null)
        await lookForSaved()
      } else if ($now.get()?.saving.kind !== 'offline') remember(key)
    })
  } catch (problem) {
    console.error('Pages could not be saved.', problem)
  }
}

async function save(
  year: number,
  favourites: Favourites,
  locale: Locale,
  isWanted: () => boolean,
): Promise<void> {
  if (countOfYear(favourites, year) === 0) {
    await dropSaved([], null)
    return lookForSaved({ saving: { kind: 'idle' }, leftOut: 0 })
  }
  const schedule = isOffline() ? null : await fetchSchedule(year)
  if (!schedule?.ok) return lookForSaved({ saving: { kind: 'offline' } })
  const all = pagesToSave(favourites, schedule.value, locale)
  const savedPaths: string[] = []
  const files = new Set<string>()
  let [bytes, failed, done] = [0, 0, 0]
  let isFull = false
  for (const page of all.slice(0, MOST_PAGES)) {
    if (!isWanted() || isFull || bytes > MOST_BYTES) break
    $now.set({
      ...EMPTY,
      ...$now.get(),
      saving: { kind: 'saving', done, of: Math.min(all.length, MOST_PAGES) },
    })
    const saved = await savePage(page, clock(), files)
    done += 1
    if (saved.kind === 'saved') bytes += saved.bytes
    else if (saved.kind === 'failed') failed += 1
    isFull = saved.kind === 'full'
    if (saved.kind !== 'gone') savedPaths.push(page.address)
  }
  // A page that failed to load keeps its saved version, with the files that it needs.
  if (!isFull) await dropSaved(savedPaths, failed === 0 ? files : null)
  const count = isFull ? all.length - done + 1 : failed
  await lookForSaved({
    saving: count === 0 ? { kind: 'idle' } : { kind: isFull ? 'full' : 'partly', count },
    leftOut: isFull ? 0 : all.length - done,
  })
}

const clock = () => {
  const cup = cupNow()
  return cup === null ? null : { cup, device: Date.now(), speed: cupSpeed() }
}

function isFresh(key: string): boolean {
  try {
    const [at, ...rest] = localStorage.getItem(SAVED_FOR)?.split(' ') ?? []
    const age = Date.now() - Number(at)
    return rest.join(' ') === key && age >= 0 && age < FRESH
  } catch {
    return false
  }
}

function remember(key: string): void {
  try {
    localStorage.setItem(SAVED_FOR, `${Date.now()} ${key}`)
  } catch {
    // Blocked or full: the next page saves again.
  }
}
