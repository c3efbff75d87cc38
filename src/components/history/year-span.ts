import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

/**
 * Returns the span from the first to the last of some editions: `2013–2025`.
 *
 * @param pastEditions newest first
 */
export function yearSpan(pastEditions: readonly EditionIndex[]): string {
  const [last, first] = [pastEditions[0]?.edition.year, pastEditions.at(-1)?.edition.year]
  return first === last ? String(first ?? '') : `${first}–${last}`
}
