import type { Schedule } from '../schedule/schedule.ts'
import type { Arena, Field } from '../tournament/edition.ts'
import { matchDay } from '../tournament/match-days.ts'
import type { ScorerLink } from './scorer-link.ts'

/** A field on a day, with its link: the valid one, else the last. */
export interface LinkRow {
  readonly arena: Arena
  readonly field: Field
  readonly link: ScorerLink | null
}

/** Returns the days of the matches in order, `YYYY-MM-DD`. */
export const playingDays = ({ matches }: Pick<Schedule, 'matches'>): readonly string[] =>
  [...new Set([...matches.values()].flatMap(({ time }) => matchDay(time) ?? []))].toSorted()

/**
 * Returns the fields that have a match or a link on a day, in the order of the edition.
 *
 * @param links in the order in which they were issued
 */
export function linkRows(
  { arenas, matches }: Pick<Schedule, 'arenas' | 'matches'>,
  links: readonly ScorerLink[],
  day: string,
): readonly LinkRow[] {
  const ofDay = links.filter((link) => link.day === day)
  const played = new Set(
    [...matches.values()].flatMap(({ time, fieldId }) => (matchDay(time) === day ? (fieldId ?? []) : [])),
  )
  return [...arenas.values()].flatMap((arena) =>
    arena.fields.flatMap((field) => {
      const own = ofDay.filter(({ fieldId }) => fieldId === field.id)
      if (own.length === 0 && !played.has(field.id)) return []
      return [{ arena, field, link: own.findLast(({ state }) => state === 'valid') ?? own.at(-1) ?? null }]
    }),
  )
}
