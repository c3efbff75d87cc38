import type { EditionSummary } from '../tournament/edition.ts'
import { gatesOf } from '../tournament/gates.ts'

type Listed = Pick<EditionSummary, 'year' | 'publication'>

/** Years the cup leaves out of the year picker (spec.md §9). Their pages exist. */
const UNPICKED: ReadonlySet<number> = new Set([2011, 2012])

/**
 * The latest year (spec.md §4): that of the newest edition, or of the second one while the newest has published
 * neither teams nor lot nor schedule; published clubs do not count. A single edition is the latest in any case.
 *
 * @param editions in any order
 * @returns null where there are no editions
 */
export function latestYear(editions: readonly Listed[]): number | null {
  const [newest, second] = newestFirst(editions)
  if (!newest) return null
  return gatesOf(newest.publication).anything ? newest.year : (second?.year ?? newest.year)
}

/**
 * The newest edition whose schedule is released: what others have taken from it (calendars, embeds, `now.json`) stays until
 * the next one has the same to give, months after it became the latest.
 */
export function scheduleYear(editions: readonly Listed[]): number | null {
  return newestFirst(editions).find(({ publication }) => gatesOf(publication).matches)?.year ?? null
}

/** The years to pick from, newest first, each once. */
export function yearPickerYears(editions: readonly Pick<Listed, 'year'>[]): number[] {
  const years = new Set(editions.map(({ year }) => year))
  return [...years].filter((year) => !UNPICKED.has(year)).sort((one, other) => other - one)
}

const newestFirst = (editions: readonly Listed[]): Listed[] =>
  editions.toSorted((one, other) => other.year - one.year)
