import type { Followed, WeekSchedule } from '../../../../src/domain/my-week/entry.ts'
import type { Place } from '../../../../src/domain/my-week/place.ts'
import type { Match } from '../../../../src/domain/tournament/match.ts'
import { scheduled, team } from '../builders.ts'

/** An instant of the cup week, by the clock in Stockholm: `at('07 13:20')` is Tuesday, 7 July 2026. */
export const at = (text: string): number => Date.parse(`2026-07-${text.replace(' ', 'T')}:00+02:00`)

/** A scheduled match: its id, its teams and its field. */
export const plan = (
  id: string,
  teams: string,
  time: string | null,
  fieldId: string | null = 'h1',
): Match => {
  const [home = '', away = ''] = teams.split('-')
  return scheduled(team(home), team(away), {
    id,
    fieldId,
    time: time === null ? { kind: 'unknown' } : { kind: 'instant', at: at(time) },
  })
}

const ARENAS = {
  h: { name: 'Heden', coordinates: { latitude: 57.7028, longitude: 11.9805 } },
  k: { name: 'Kviberg', coordinates: { latitude: 57.7386, longitude: 12.0354 } },
  x: { name: 'Nowhere', coordinates: null },
} as const

/** `h1` is field 1 of Heden. Fields `k…` lie 5 km away, and nobody knows where fields `x…` lie. */
export function place(fieldId: string | null): Place | null {
  const arena = fieldId && ARENAS[fieldId[0] as keyof typeof ARENAS]
  if (!fieldId || !arena) return null
  const { name, coordinates } = arena
  return {
    fieldId,
    fieldName: `${name} ${fieldId.slice(1)}`,
    arenaId: fieldId[0] ?? null,
    arenaName: name,
    coordinates,
  }
}

/** Matches take 35 minutes, but 90 on the fields `x…`. */
export const schedule = (matches: readonly Match[]): WeekSchedule => ({
  matches,
  placeOf: ({ fieldId }) => place(fieldId),
  minutesOf: ({ fieldId }) => (fieldId?.startsWith('x') ? 90 : 35),
})

export const followed = (teams: string, fields = ''): Followed => ({
  teams: new Set(teams.split(' ').filter(Boolean)),
  fields: new Set(fields.split(' ').filter(Boolean)),
})
