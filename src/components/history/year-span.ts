import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

/**
 * Returns the span from the first to the last of some editions: `2013–2025`.
 *
 * @param told newest first
 */
export function yearSpan(told: readonly EditionIndex[]): string {
  const [last, first] = [told[0]?.edition.year, told.at(-1)?.edition.year]
  return first === last ? String(first ?? '') : `${first}–${last}`
}
