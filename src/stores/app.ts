import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { PinnedMatch, Purchase, User } from '../domain/account/user.ts'
import { latestYear } from '../domain/publication/latest-year.ts'
import type { EditionSummary } from '../domain/tournament/edition.ts'
import { forgetPinRoom } from './pin.ts'

/**
 * The state of the application, as far as it is in memory. State that visitors without this code need too is in the
 * document and is read there: the cup on `<html data-cup>`, whether there is a service to ask, the language on
 * `<html lang>`, the app flag (which hides the navbar) and the dismissed year banner as classes that before-paint.js
 * sets before the page is painted. The title is the document's own, sponsors are in the pages.
 */

const $loadedEditions = atom<readonly EditionSummary[] | null>(null)
const $bought = atom<readonly Purchase[]>([])
const $atHand = atom<PinnedMatch | null>(null)
const $open = atom<string | null>(null)

/** The editions the service has now, newest first; null until loaded, which only a signed-in visitor's page does. */
export const $editions: ReadableAtom<readonly EditionSummary[] | null> = $loadedEditions
/** The current year by what is published now; null until the editions are loaded. */
export const $currentYear: ReadableAtom<number | null> = computed($loadedEditions, (editions) =>
  editions ? latestYear(editions) : yearOfStaticSite(),
)
/** The purchases of the signed-in user. */
export const $purchases: ReadableAtom<readonly Purchase[]> = $bought
/** The match the signed-in user has pinned, with its year. */
export const $pinned: ReadableAtom<PinnedMatch | null> = $atHand
/** The menu open over the page: the class of its element (`drawer`, `years`, `user`); null if none is open. */
export const $overlay: ReadableAtom<string | null> = $open

export function setEditions(editions: readonly EditionSummary[]): void {
  $loadedEditions.set(editions)
}

/** Copies the user's data that the whole application needs; null if nobody is signed in. */
export function takeUser(user: User | null): void {
  $bought.set(user?.purchases ?? [])
  $atHand.set(user?.pinned ?? null)
  if (!user?.pinned) forgetPinRoom()
}

/** The fixed cup that this site shows. */
export const cupId = (): string => document.documentElement.dataset.cup ?? ''

/**
 * The built current year, on a site whose results service answers builds only (docs/contract.md#other-services): a browser
 * can request nothing from it, and there is no feed to follow. null if the service can be asked.
 */
export function yearOfStaticSite(): number | null {
  const year = Number(document.documentElement.dataset.currentYear)
  return Number.isInteger(year) && year > 0 ? year : null
}

/** Whether the page runs in the web view of an app, which has its own navbar instead of ours. */
export const isInApp = (): boolean => document.documentElement.classList.contains('in-app')

onMount($open, () => {
  const menu = () => document.querySelector<HTMLDetailsElement>('.masthead details[open]')
  const look = () => $open.set(menu()?.className ?? null)
  look()
  document.addEventListener('toggle', look, true)
  return () => document.removeEventListener('toggle', look, true)
})
