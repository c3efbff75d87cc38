import type { Progress } from '../tournament/match-progress.ts'

/** The filter of the live center; null and an empty text do not filter. */
export interface MatchFilter {
  /** `YYYY-MM-DD` in Stockholm, or `none` for matches whose day is not known. */
  readonly day: string | null
  readonly category: string | null
  readonly field: string | null
  /** The key of a nation that one of the sides comes from. */
  readonly nation: string | null
  readonly state: Progress | null
  /** The text as typed. */
  readonly text: string
}

export const NO_FILTER: MatchFilter = {
  day: null,
  category: null,
  field: null,
  nation: null,
  state: null,
  text: '',
}

/** The day of a filter for matches whose day is not known. */
export const NO_DAY = 'none'

/** The names of the filter's parameters in an address, in the order in which they are written. */
export const PARAMETERS = {
  day: 'day',
  category: 'class',
  field: 'field',
  nation: 'nation',
  state: 'state',
  text: 'q',
} as const satisfies Record<keyof MatchFilter, string>

const STATES: readonly Progress[] = ['scheduled', 'live', 'finished']
/** Limits values from an address, which may be of any length: no id and no search is longer. */
const LONGEST = 200

/**
 * Reads the filter of an address. An invalid state or day is left out. An id is taken as it stands, because only the
 * schedule knows which ids exist.
 *
 * @param query what follows the `?`, with or without it
 */
export function readFilter(query: string): MatchFilter {
  const given = new URLSearchParams(query)
  const value = (name: keyof MatchFilter) => given.get(PARAMETERS[name])?.slice(0, LONGEST) || null
  const day = value('day')
  const state = value('state')
  return {
    day: day !== null && (day === NO_DAY || /^\d{4}-\d{2}-\d{2}$/.test(day)) ? day : null,
    category: value('category'),
    field: value('field'),
    nation: value('nation'),
    state: STATES.find((known) => known === state) ?? null,
    text: value('text') ?? '',
  }
}

/** Returns the query of an address with this filter, with its `?`; empty without a filter. */
export function writeFilter(filter: MatchFilter): string {
  const query = new URLSearchParams()
  for (const name of FILTER_PARTS) {
    const value = filter[name]
    if (value !== null && value !== '') query.set(PARAMETERS[name], value.toWellFormed())
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export const FILTER_PARTS = Object.keys(PARAMETERS) as readonly (keyof MatchFilter)[]

/** Whether the filter asks for anything. */
export const isFiltered = (filter: MatchFilter): boolean =>
  FILTER_PARTS.some((part) => (part === 'text' ? filter.text.trim() !== '' : filter[part] !== null))
