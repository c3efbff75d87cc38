import { dayOf } from '../time/stockholm.ts'
import type { Match, MatchTime } from './match.ts'
import { involves } from './outcome.ts'

export interface MatchDay {
  /** `YYYY-MM-DD` in Stockholm; null for matches of which not even the day is known. */
  readonly day: string | null
  readonly matches: readonly Match[]
}

/** The day of a match in Stockholm, `YYYY-MM-DD`; null where it is not known. */
export function matchDay(time: MatchTime): string | null {
  if (time.kind === 'instant') return dayOf(time.at)
  return time.kind === 'day' ? time.day : null
}

/**
 * Order of play: by day; within a day by the clock, and those without an hour last; matches of no known day at the
 * very end. Then by number ("2" before "10") and id, so that the order is the same on every build.
 */
export function byTime(one: Match, other: Match): number {
  const days = compare(matchDay(one.time) ?? LAST, matchDay(other.time) ?? LAST)
  if (days !== 0) return days
  const hours = compare(instantOf(one), instantOf(other))
  return hours || compare(numberOf(one), numberOf(other)) || compare(one.id, other.id)
}

/** Matches day by day in order of play. Byes are no matches and left out. */
export function matchDays(matches: readonly Match[]): MatchDay[] {
  const played = matches.filter((match) => match.kind !== 'bye').sort(byTime)
  return [...Map.groupBy(played, (match) => matchDay(match.time))].map(([day, list]) => ({
    day,
    matches: list,
  }))
}

/** A team's matches day by day. */
export function teamDays(matches: readonly Match[], teamId: string): MatchDay[] {
  return matchDays(matches.filter((match) => involves(match, teamId)))
}

/** A field's matches day by day. */
export function fieldDays(matches: readonly Match[], fieldId: string): MatchDay[] {
  return matchDays(matches.filter((match) => match.fieldId === fieldId))
}

/** After every day that can be written. */
const LAST = '~'

const instantOf = ({ time }: Match): number => (time.kind === 'instant' ? time.at : Number.POSITIVE_INFINITY)

function numberOf({ number }: Match): number {
  const digits = /\d+/.exec(number ?? '')
  return digits ? Number(digits[0]) : Number.POSITIVE_INFINITY
}

function compare<T extends string | number>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0
}
