import { fetchEdition } from '../data/browser/edition.ts'
import { yieldToBrowser } from '../data/browser/yield-to-browser.ts'
import { withMatchChanges } from '../domain/schedule/read-edition.ts'
import { backoff } from '../domain/time/backoff.ts'
import type { Edition } from '../domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $liveFeatured, $liveMatches } from './live.ts'

/** Milliseconds before a failed load is retried. */
const FAILING = { first: 2_000, longest: 60_000 }

/** Calls `tell` with the edition of a year as it is now, and again after every change of the feed. Retries failed loads. */
export async function followEdition(year: number, tell: (index: EditionIndex) => void): Promise<void> {
  const published = await loadEdition(year)
  $liveMatches.subscribe(async (changes) => {
    await yieldToBrowser()
    if (changes !== $liveMatches.get()) return
    const featured = $liveFeatured.get() ?? published.featured
    const edition = { ...withMatchChanges(published, changes), featured }
    await yieldToBrowser()
    if (changes === $liveMatches.get()) tell(indexEdition(edition))
  })
}

async function loadEdition(year: number): Promise<Edition> {
  for (let failures = 1; ; failures += 1) {
    const answer = await fetchEdition(year)
    if (answer.ok) return answer.value
    const wait = backoff(FAILING, failures, answer.retryAfter, Math.random())
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
