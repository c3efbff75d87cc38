import { atom, computed, type ReadableAtom } from 'nanostores'
import type { PinnedMatch, Purchase, User } from '../domain/account/user.ts'
import { latestYear } from '../domain/publication/latest-year.ts'
import type { EditionSummary } from '../domain/tournament/edition.ts'

const $loadedEditions = atom<readonly EditionSummary[] | null>(null)
const $bought = atom<readonly Purchase[]>([])
const $atHand = atom<PinnedMatch | null>(null)

/** The editions as the service has them now, newest first; null until they are loaded, which only a signed-in visitor's page does. */
export const $editions: ReadableAtom<readonly EditionSummary[] | null> = $loadedEditions
/** The year that is the current one by what is published now; null until the editions are loaded. */
export const $currentYear: ReadableAtom<number | null> = computed(
  $loadedEditions,
  (editions) => editions && latestYear(editions),
)
/** What the signed-in user bought. */
export const $purchases: ReadableAtom<readonly Purchase[]> = $bought
/** The match the signed-in user keeps at hand, and in which year. */
export const $pinned: ReadableAtom<PinnedMatch | null> = $atHand

export function setEditions(editions: readonly EditionSummary[]): void {
  $loadedEditions.set(editions)
}

/** Copies what belongs to the whole application from the user; null: nobody is signed in. */
export function takeUser(user: User | null): void {
  $bought.set(user?.purchases ?? [])
  $atHand.set(user?.pinned ?? null)
}
