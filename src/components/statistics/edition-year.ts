import { isUnderWay } from '../../domain/publication/under-way.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { type GoalCount, statisticsOf } from '../../domain/tournament/statistics.ts'

/** One year in the comparison of editions. The numbers of teams, nations and matches come from the results service. */
export interface EditionYear {
  readonly year: number
  readonly teams: number
  readonly nations: number
  readonly matches: number
  readonly goals: number
  readonly average: number | null
}

/**
 * Returns the editions of the archive, oldest first. Years in which nothing has been published are left out. An edition
 * under way is only on its own page, so that the pages of other years do not change while it is played.
 */
export const editionYears = (
  indexes: readonly EditionIndex[],
  own: number,
  latestYear: number | null,
): EditionYear[] =>
  indexes
    .filter(({ edition: { statistics } }) => statistics.teams > 0 || statistics.matches > 0)
    .filter(({ edition }) => edition.year === own || !isUnderWay(edition, latestYear))
    .map(({ edition }) => {
      const { goals, average } = statisticsOf(edition)
      return { year: edition.year, ...edition.statistics, goals, average }
    })
    .sort((one, other) => one.year - other.year)

/** Returns the years, with new goal counts for one of them. */
export const withCount = (
  years: readonly EditionYear[],
  counted: number,
  { goals, average }: GoalCount,
): EditionYear[] =>
  years.map((edition) => (edition.year === counted ? { ...edition, goals, average } : edition))

/**
 * Returns the years along an axis. Years without an edition are gaps, unless most years would be gaps: then there are
 * none.
 */
export function yearAxis(years: readonly EditionYear[]): readonly (EditionYear | null)[] {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return []
  const span = last.year - first.year + 1
  if (years.length * 2 < span) return years
  return Array.from({ length: span }, (_, at) => years.find(({ year }) => year === first.year + at) ?? null)
}

/** Returns the sums over some editions. Nations have no sum, because the same nations take part again. */
export const sumOfYears = (
  years: readonly EditionYear[],
): Omit<EditionYear, 'year' | 'nations' | 'average'> =>
  years.reduce(
    (sum, { teams, matches, goals }) => ({
      teams: sum.teams + teams,
      matches: sum.matches + matches,
      goals: sum.goals + goals,
    }),
    { teams: 0, matches: 0, goals: 0 },
  )
