import { FILTER_PARTS, type MatchFilter, NO_DAY } from '../../domain/schedule/match-filter.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { weekdayOf } from '../../domain/time/stockholm.ts'
import type { Progress } from '../../domain/tournament/match-progress.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { type FilterOptions, nameOfChoice } from './filter-choice.ts'

/** An active part of the filter, as the visitor reads it. */
export interface ActiveFilter {
  readonly part: keyof MatchFilter
  readonly name: string
}

/** The words for how far a match is. */
export const STATES = {
  live: 'matches.stateLive',
  scheduled: 'matches.stateScheduled',
  finished: 'matches.stateFinished',
} as const satisfies Record<Progress, MessageKey>

/** Returns the active filters in the order of the form; empty if there are none. */
export function activeFiltersOf(filter: MatchFilter, options: FilterOptions, t: Translate): ActiveFilter[] {
  return FILTER_PARTS.flatMap((part): ActiveFilter[] => {
    if (part === 'text')
      return filter.text.trim() === ''
        ? []
        : [{ part, name: t('matches.textFilter', { text: filter.text.trim() }) }]
    if (part === 'state') return filter.state === null ? [] : [{ part, name: t(STATES[filter.state]) }]
    const value = filter[part]
    return value === null ? [] : [{ part, name: nameOfChoice(options, part, value) }]
  })
}

/** Returns the filters as they stand in the name of a file: a class by its short name, and the day of the week last. */
export function listNames(
  activeFilters: readonly ActiveFilter[],
  { category, day }: MatchFilter,
  { categories }: Pick<Schedule, 'categories'>,
  locale: Locale,
): string[] {
  const names = activeFilters.flatMap(({ part, name }) => {
    if (part === 'category') return categories.get(category ?? '')?.shortName ?? name
    return part === 'day' && day !== NO_DAY ? [] : name
  })
  return day === null || day === NO_DAY ? names : [...names, weekdayOf(day, locale)]
}
