import { FILTER_PARTS, type MatchFilter } from '../../domain/schedule/match-filter.ts'
import type { Progress } from '../../domain/tournament/live-center.ts'
import type { MessageKey, Translate } from '../../i18n/translate.ts'
import { type FilterOptions, nameOfChoice } from './filter-choice.ts'

/** A part of the filter that is asked for, as the visitor reads it. */
export interface Asked {
  readonly part: keyof MatchFilter
  readonly name: string
}

/** The words for how far a match is. */
export const STATES = {
  live: 'matches.stateLive',
  scheduled: 'matches.stateScheduled',
  finished: 'matches.stateFinished',
} as const satisfies Record<Progress, MessageKey>

/** What is asked for, in the order of the form; empty where nothing is. */
export function askedOf(filter: MatchFilter, options: FilterOptions, t: Translate): Asked[] {
  return FILTER_PARTS.flatMap((part): Asked[] => {
    if (part === 'text') return filter.text.trim() === '' ? [] : [{ part, name: `“${filter.text.trim()}”` }]
    if (part === 'state') return filter.state === null ? [] : [{ part, name: t(STATES[filter.state]) }]
    const value = filter[part]
    return value === null ? [] : [{ part, name: nameOfChoice(options, part, value) }]
  })
}
