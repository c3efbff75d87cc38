import { fetchEdition } from '../data/browser/edition.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $edition } from './edition.ts'

/** The edition of a year for one-time use: the followed one, else the last published one; null if it cannot be loaded. */
export async function publishedEdition(year: number): Promise<EditionIndex | null> {
  const followed = $edition.get()
  if (followed?.edition.year === year) return followed
  const response = await fetchEdition(year)
  return response.ok ? indexEdition(response.value) : null
}
