import { fetchEdition } from '../data/browser/edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $edition } from './edition.ts'

/** The edition of a year for who needs it once: as it is followed, else as it was published last; null where it cannot be had. */
export async function publishedEdition(year: number): Promise<EditionIndex | null> {
  const followed = $edition.get()
  if (followed?.edition.year === year) return followed
  const answer = await fetchEdition(year)
  return answer.ok ? indexEdition(answer.value) : null
}
