import { fetchEdition } from '../data/browser/edition.ts'
import { withMatchChanges } from '../domain/schedule/read-edition.ts'
import type { Edition } from '../domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $liveMatches } from './live.ts'

/** How long to wait before a failed load is tried again, by how often it failed. Milliseconds. */
const WAITS_MS = [2_000, 5_000, 15_000, 60_000] as const

/** Tells the edition of a year as it is now, and anew with every change of the feed. A load that fails is tried again. */
export async function followEdition(year: number, tell: (index: EditionIndex) => void): Promise<void> {
  const published = await loadEdition(year)
  $liveMatches.subscribe((changes) => tell(indexEdition(withMatchChanges(published, changes))))
}

async function loadEdition(year: number): Promise<Edition> {
  for (let failures = 0; ; failures += 1) {
    const answer = await fetchEdition(year)
    if (answer.ok) return answer.value
    const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)]
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
