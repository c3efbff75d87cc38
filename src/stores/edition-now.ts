import { fetchEdition } from '../data/browser/edition.ts'
import { yieldToBrowser } from '../data/browser/yield-to-browser.ts'
import { withMatchChanges } from '../domain/schedule/read-edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $liveFeatured, $liveMatches } from './live.ts'
import { loadForChanges } from './load-for-changes.ts'

/** Calls `tell` with the edition of a year as it is now, and again after every change of the feed. Retries failed loads. */
export async function followEdition(year: number, tell: (index: EditionIndex) => void): Promise<void> {
  const published = await loadForChanges(() => fetchEdition(year))
  $liveMatches.subscribe(async (changes) => {
    await yieldToBrowser()
    if (changes !== $liveMatches.get()) return
    const featured = $liveFeatured.get() ?? published.featured
    const edition = { ...withMatchChanges(published, changes), featured }
    await yieldToBrowser()
    if (changes === $liveMatches.get()) tell(indexEdition(edition))
  })
}
