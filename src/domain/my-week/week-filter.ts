import type { Entry } from './entry.ts'
import { sharedPart, sharedTeams } from './shared-week.ts'

/** The part of the week that is shown; null shows all. It is part of the address, so that it can be shared and reloaded. */
export interface WeekFilter {
  readonly team: string | null
  readonly field: string | null
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string | null
  /** Favourite fields whose matches are hidden. */
  readonly without: readonly string[]
  /** The shared teams whose week this is; empty for the visitor's own week. */
  readonly shared: readonly string[]
}

export const WHOLE_WEEK: WeekFilter = { team: null, field: null, day: null, without: [], shared: [] }

/** @param query of an address, with or without the `?` */
export function parseWeekFilter(query: string): WeekFilter {
  const parameters = new URLSearchParams(query)
  const day = parameters.get('day')
  return {
    team: parameters.get('team') || null,
    field: parameters.get('field') || null,
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    without: [...new Set(parameters.getAll('without').filter((id) => id !== ''))],
    shared: sharedTeams(query),
  }
}

/** @returns the query with its `?`; empty for the whole week */
export function weekQuery({ team, field, day, without, shared }: WeekFilter): string {
  const query = new URLSearchParams()
  if (team !== null) query.set('team', team)
  if (field !== null) query.set('field', field)
  if (day !== null) query.set('day', day)
  for (const id of without) query.append('without', id)
  const parts = [...(shared.length > 0 ? [sharedPart(shared)] : []), ...(query.size > 0 ? [`${query}`] : [])]
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Returns the entries that pass a filter. A match of a favourite team stays, whatever field it is on. */
export function filterWeek(entries: readonly Entry[], { team, field, day, without }: WeekFilter): Entry[] {
  const left = new Set(without)
  return entries.filter(
    ({ match, teamIds, day: ofEntry }) =>
      (team === null || teamIds.includes(team)) &&
      (field === null || match.fieldId === field) &&
      (day === null || ofEntry === day) &&
      (teamIds.length > 0 || match.fieldId === null || match.fieldId === field || !left.has(match.fieldId)),
  )
}
