import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { PinnedMatch, Purchase, User } from '../domain/account/user.ts'
import { latestYear } from '../domain/publication/latest-year.ts'
import type { EditionSummary } from '../domain/tournament/edition.ts'
import { forgetPinRoom } from './pin.ts'

/**
 * The application state of spec.md §3, as far as it lives in memory. What visitors without this code need as well stands on
 * the document, and is asked there: the cup on `<html data-cup>`, whether there is a service to ask, the language on `<html lang>`, the app flag (which hides
 * the navbar) and the dismissed year banner as classes that language-choice.js sets before the page is painted; the title
 * is the document's own, sponsors are in the pages.
 */

const $loadedEditions = atom<readonly EditionSummary[] | null>(null)
const $bought = atom<readonly Purchase[]>([])
const $atHand = atom<PinnedMatch | null>(null)
const $open = atom<string | null>(null)

/** The editions as the service has them now, newest first; null until they are loaded, which only a signed-in visitor's page does. */
export const $editions: ReadableAtom<readonly EditionSummary[] | null> = $loadedEditions
/** The year that is the current one by what is published now; null until the editions are loaded. */
export const $currentYear: ReadableAtom<number | null> = computed($loadedEditions, (editions) =>
  editions ? latestYear(editions) : yearOfUnaskable(),
)
/** What the signed-in user bought. */
export const $purchases: ReadableAtom<readonly Purchase[]> = $bought
/** The match the signed-in user keeps at hand, and in which year. */
export const $pinned: ReadableAtom<PinnedMatch | null> = $atHand
/** The menu that lies over the page: the class of its element (`drawer`, `years`, `user`); null: none. */
export const $overlay: ReadableAtom<string | null> = $open

export function setEditions(editions: readonly EditionSummary[]): void {
  $loadedEditions.set(editions)
}

/** Copies what belongs to the whole application from the user; null: nobody is signed in. */
export function takeUser(user: User | null): void {
  $bought.set(user?.purchases ?? [])
  $atHand.set(user?.pinned ?? null)
  if (!user?.pinned) forgetPinRoom()
}

/** The fixed cup that this site shows. */
export const cupId = (): string => document.documentElement.dataset.cup ?? ''

/**
 * The current year as it was built, on the pages of a site whose results service answers builds only (domain.md §3): there
 * is nothing that a browser could ask it, and nothing to follow. null: it can be asked.
 */
export function yearOfUnaskable(): number | null {
  const year = Number(document.documentElement.dataset.currentYear)
  return Number.isInteger(year) && year > 0 ? year : null
}

/** Whether the page stands in the web view of an app, which has a navbar of its own in place of ours. */
export const isInApp = (): boolean => document.documentElement.classList.contains('in-app')

onMount($open, () => {
  const menu = () => document.querySelector<HTMLDetailsElement>('.masthead details[open]')
  const look = () => $open.set(menu()?.className ?? null)
  look()
  document.addEventListener('toggle', look, true)
  return () => document.removeEventListener('toggle', look, true)
})
