import type { EditionSummary } from '../tournament/edition.ts'
import { gatesOf } from '../tournament/gates.ts'

type Listed = Pick<EditionSummary, 'year' | 'publication'>

/** Years that the cup leaves out of the year picker. Their pages exist. */
const UNPICKED: ReadonlySet<number> = new Set([2011, 2012])

/**
 * Returns the latest year: that of the newest edition, or of the second one while the newest has published
 * neither teams nor lot nor schedule. Published clubs do not count. A single edition is always the latest.
 *
 * @param editions in any order
 * @returns null if there are no editions
 */
export function latestYear(editions: readonly Listed[]): number | null {
  const [newest, second] = newestFirst(editions)
  if (!newest) return null
  return gatesOf(newest.publication).anything ? newest.year : (second?.year ?? newest.year)
}

/**
 * Returns the year of the newest edition whose schedule is released. What others use of it (calendars, embeds, `now.json`)
 * stays until the next edition has the same to offer, months after that became the latest.
 */
export function scheduleYear(editions: readonly Listed[]): number | null {
  return newestFirst(editions).find(({ publication }) => gatesOf(publication).matches)?.year ?? null
}

/** Returns the years to pick from, newest first, each once. */
export function yearPickerYears(editions: readonly Pick<Listed, 'year'>[]): number[] {
  const years = new Set(editions.map(({ year }) => year))
  return [...years].filter((year) => !UNPICKED.has(year)).sort((one, other) => other - one)
}

const newestFirst = (editions: readonly Listed[]): Listed[] =>
  editions.toSorted((one, other) => other.year - one.year)
