import { type Match, startOf } from '../tournament/match.ts'
import { matchDay } from '../tournament/match-days.ts'
import { agendaOf } from './agenda.ts'

/** The order of a field's page: the matches that are on, the next two starts, and a few more of that day. */
export interface FieldAgenda {
  readonly now: readonly Match[]
  readonly next: readonly Match[]
  readonly then: readonly Match[]
  readonly later: readonly Match[]
  /** All other matches of the field. */
  readonly rest: readonly Match[]
}

const MOST_LATER = 3

/**
 * @param matches of a field
 * @param time the cup's time in epoch milliseconds; null before it is known
 */
export function fieldAgenda(matches: readonly Match[], time: number | null): FieldAgenda {
  const { now, next, later: following } = agendaOf(matches, time)
  const second = startOf(following[0])
  const then = following.filter((match) => startOf(match) === second)
  const day = next[0] && matchDay(next[0].time)
  const later = following
    .slice(then.length)
    .filter((match) => matchDay(match.time) === day)
    .slice(0, MOST_LATER)
  const shown = new Set([now, next, then, later].flat().map(({ id }) => id))
  return { now, next, then, later, rest: matches.filter(({ id }) => !shown.has(id)) }
}
