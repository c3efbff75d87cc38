import { atom, computed, type ReadableAtom } from 'nanostores'
import { fetchEdition } from '../data/browser/edition.ts'
import { withMatchChanges } from '../domain/schedule/read-edition.ts'
import type { Edition } from '../domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $liveMatches } from './live.ts'

const $published = atom<Edition | null>(null)
/** How long to wait before a failed load is tried again, by how often it failed. Milliseconds. */
const WAITS = [2_000, 5_000, 15_000, 60_000] as const

/** The edition as it is now, with every change of the feed in it; null until it has been loaded. */
export const $edition: ReadableAtom<EditionIndex | null> = computed(
  [$published, $liveMatches],
  (published, changes) => published && indexEdition(withMatchChanges(published, changes)),
)

let isLoading = false

/** Loads the edition of a year, once, whoever asks; a load that fails is tried again. */
export async function openEdition(year: number): Promise<void> {
  if (isLoading || $published.get()) return
  isLoading = true
  for (let failures = 0; ; failures += 1) {
    const answer = await fetchEdition(year)
    if (answer.ok) return $published.set(answer.value)
    await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(failures, WAITS.length - 1)]))
  }
}
