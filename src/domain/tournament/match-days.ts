import { memoized } from '../memoized.ts'
import { dayOf } from '../time/stockholm.ts'
import type { EditionIndex } from './edition-index.ts'
import type { Match, MatchTime } from './match.ts'
import { involves } from './outcome.ts'

export interface MatchDay {
  /** `YYYY-MM-DD` in Stockholm; null for matches without a known day. */
  readonly day: string | null
  readonly matches: readonly Match[]
}

/** Returns the day of a match in Stockholm, `YYYY-MM-DD`; null if it is not known. */
export function matchDay(time: MatchTime): string | null {
  if (time.kind === 'instant') return dayOf(time.at)
  return time.kind === 'day' ? time.day : null
}

/**
 * Compares matches by order of play: by day, then by start time, those without a time last in their day; matches without a
 * known day come at the very end. Then by number ("2" before "10") and id, so that the order is the same on every build.
 */
export function byTime(one: Match, other: Match): number {
  return compareOrders(orderOf(one), orderOf(other))
}

type Order = readonly [day: string, at: number, number: number, id: string]

const orderOf = (match: Match): Order => [
  matchDay(match.time) ?? LAST,
  instantOf(match),
  numberOf(match),
  match.id,
]

const compareOrders = (one: Order, other: Order): number =>
  compare(one[0], other[0]) ||
  compare(one[1], other[1]) ||
  compare(one[2], other[2]) ||
  compare(one[3], other[3])

/** Returns matches by day in order of play, without byes. */
export function matchDays(matches: readonly Match[]): MatchDay[] {
  // A full edition is sorted repeatedly while it is live, so the sort keys of a match are read only once.
  const played = matches
    .filter((match) => match.kind !== 'bye')
    .map((match) => ({ match, day: matchDay(match.time), order: orderOf(match) }))
    .sort((one, other) => compareOrders(one.order, other.order))
  return [...Map.groupBy(played, ({ day }) => day)].map(([day, list]) => ({
    day,
    matches: list.map(({ match }) => match),
  }))
}

/** The days of an edition. Cached, because the page of each day shows all of them. */
export const editionDays = memoized(({ matches }: Pick<EditionIndex, 'matches'>) =>
  matchDays([...matches.values()]),
)

/** Returns a team's matches by day. */
export function teamDays(matches: readonly Match[], teamId: string): MatchDay[] {
  return matchDays(matches.filter((match) => involves(match, teamId)))
}

/** Returns a field's matches by day. */
export function fieldDays(matches: readonly Match[], fieldId: string): MatchDay[] {
  return matchDays(matches.filter((match) => match.fieldId === fieldId))
}

/** Sorts after every written day. */
const LAST = '~'

const instantOf = ({ time }: Match): number => (time.kind === 'instant' ? time.at : Number.POSITIVE_INFINITY)

function numberOf({ number }: Match): number {
  const digits = /\d+/.exec(number ?? '')
  return digits ? Number(digits[0]) : Number.POSITIVE_INFINITY
}

function compare<T extends string | number>(one: T, other: T): number {
  return one < other ? -1 : one > other ? 1 : 0
}
