import { classHistories, classKey } from '../../domain/history/class-history.ts'
import { oncePer } from '../../domain/once-per.ts'
import { classHistoryAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite, Site } from '../../domain/site/page-site.ts'
import type { Category } from '../../domain/tournament/edition.ts'

const classesOf = oncePer((told: Site['told']) => new Set(classHistories(told).map(({ key }) => key)))

/** Whether an edition is over: before, nothing is told of all of them. */
export const hasHistory = ({ all }: Pick<PageSite, 'all'>): boolean => all.told.length > 0

/** The page of a class through the years, without language; null where nobody has won it yet. */
export function classHistoryOf({ all }: Pick<PageSite, 'all'>, category: Category): string | null {
  const key = classKey(category)
  return classesOf(all.told).has(key) ? classHistoryAddress(key) : null
}
