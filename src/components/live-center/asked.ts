import { FILTER_PARTS, type MatchFilter } from '../../domain/schedule/match-filter.ts'
import { type FilterOptions, nameOfChoice } from './filter-choice.ts'
import type { LiveCenterWords } from './live-center-words.ts'

/** A part of the filter that is asked for, as the visitor reads it. */
export interface Asked {
  readonly part: keyof MatchFilter
  readonly name: string
}

/** What is asked for, in the order of the form; empty where nothing is. */
export function askedOf(filter: MatchFilter, options: FilterOptions, words: LiveCenterWords): Asked[] {
  return FILTER_PARTS.flatMap((part): Asked[] => {
    if (part === 'text') return filter.text.trim() === '' ? [] : [{ part, name: `“${filter.text.trim()}”` }]
    if (part === 'state') return filter.state === null ? [] : [{ part, name: words.states[filter.state] }]
    const value = filter[part]
    return value === null ? [] : [{ part, name: nameOfChoice(options, part, value) }]
  })
}
