import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { type EditionStatistics, editionStatistics } from '../../domain/tournament/statistics.ts'

/** One year in the comparison of editions. Teams, nations and matches are what the results service states. */
export interface EditionYear {
  readonly year: number
  readonly teams: number
  readonly nations: number
  readonly matches: number
  readonly goals: number
  readonly average: number | null
}

export interface ArchiveStatistics {
  readonly byYear: ReadonlyMap<number, EditionStatistics>
  /** Oldest first; years in which nothing has been published are left out. */
  readonly years: readonly EditionYear[]
}

/** The statistics of every edition, counted once for all the pages that compare them. */
export function archiveStatistics(indexes: readonly EditionIndex[]): ArchiveStatistics {
  const byYear = new Map(indexes.map(({ edition }) => [edition.year, editionStatistics(edition)]))
  const years = indexes
    .filter(({ edition }) => edition.statistics.teams > 0 || edition.statistics.matches > 0)
    .map(({ edition: { year, statistics } }) => {
      const counted = byYear.get(year)
      return { year, ...statistics, goals: counted?.goals ?? 0, average: counted?.average ?? null }
    })
    .sort((one, other) => one.year - other.year)
  return { byYear, years }
}

/**
 * The years along an axis: with gaps for the years without an edition where editions are yearly, and without where most
 * years would be gaps.
 */
export function yearAxis(years: readonly EditionYear[]): readonly (EditionYear | null)[] {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  const span = last.year - first.year + 1
  if (years.length * 2 < span) return years
  return Array.from({ length: span }, (_, at) => years.find(({ year }) => year === first.year + at) ?? null)
}
