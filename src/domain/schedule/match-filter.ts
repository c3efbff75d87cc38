import type { Progress } from '../tournament/live-center.ts'

/** What the live center is asked for; null and an empty text ask for nothing. */
export interface MatchFilter {
  /** `YYYY-MM-DD` in Stockholm, or `none` for the matches of no known day. */
  readonly day: string | null
  readonly category: string | null
  readonly field: string | null
  /** Key of a nation that one of the sides comes from. */
  readonly nation: string | null
  readonly state: Progress | null
  /** As typed. */
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

/** The day in a filter that stands for matches of no known day. */
export const NO_DAY = 'none'

/** Names of the parts in an address, in the order they are written. */
export const PARAMETERS = {
  day: 'day',
  category: 'class',
  field: 'field',
  nation: 'nation',
  state: 'state',
  text: 'q',
} as const satisfies Record<keyof MatchFilter, string>

const STATES: readonly Progress[] = ['scheduled', 'live', 'finished']
/** Longer is no id and no search; an address can be made as long as anybody likes. */
const LONGEST = 200

/**
 * The filter in an address. A state or a day that is none is left out; an id is taken as it stands, for only the schedule
 * knows which there are.
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

/** The query of an address that asks for this, with its `?`; empty where nothing is asked. */
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

/** Whether anything is asked for. */
export const isFiltered = (filter: MatchFilter): boolean =>
  FILTER_PARTS.some((part) => (part === 'text' ? filter.text.trim() !== '' : filter[part] !== null))
