import { classHistories, classKey } from '../../domain/history/class-history.ts'
import { memoized } from '../../domain/memoized.ts'
import { classHistoryAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite, Site } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'

const classesOf = memoized(
  (pastEditions: Site['pastEditions']) => new Set(classHistories(pastEditions).map(({ key }) => key)),
)

/** Returns whether an edition is over: before that, there is no history of all editions. */
export const hasHistory = ({ all }: Pick<PageSite, 'all'>): boolean => all.pastEditions.length > 0

/** Returns the address of a class's page through the years, without language; null if nobody has won the class yet. */
export function classHistoryOf({ all }: Pick<PageSite, 'all'>, category: Category): string | null {
  const key = classKey(category)
  return classesOf(all.pastEditions).has(key) ? classHistoryAddress(key) : null
}
