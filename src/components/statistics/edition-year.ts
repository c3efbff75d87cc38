import { isUnderWay } from '../../domain/publication/under-way.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { type GoalCount, statisticsOf } from '../../domain/tournament/statistics.ts'

/** One year in the comparison of editions. Teams, nations and matches are what the results service states. */
export interface EditionYear {
  readonly year: number
  readonly teams: number
  readonly nations: number
  readonly matches: number
  readonly goals: number
  readonly average: number | null
}

/**
 * The editions of the archive, oldest first; years in which nothing has been published are left out, and an edition that
 * still counts on, but on its own page: those of other years stay as they are while it is played.
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

/** The years, of which one has been counted anew. */
export const withCount = (
  years: readonly EditionYear[],
  counted: number,
  { goals, average }: GoalCount,
): EditionYear[] =>
  years.map((edition) => (edition.year === counted ? { ...edition, goals, average } : edition))

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

/** What all of some editions hold together. Nations come again: they have no sum. */
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
