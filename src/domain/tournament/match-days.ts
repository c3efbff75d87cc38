import { memoized } from '../memoized.ts'
import { dayOf } from '../time/stockholm.ts'
import type { EditionIndex } from './edition-index.ts'
import { liveCenter } from './live-center.ts'
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
export function byTime(match: Match, otherMatch: Match): number {
  const [one, other] = [orderOf(match), orderOf(otherMatch)]
  return (
    compare(one[0], other[0]) ||
    compare(one[1], other[1]) ||
    compare(one[2], other[2]) ||
    compare(one[3], other[3])
  )
}

type Order = readonly [day: string, at: number, number: number, id: string]

/** Read once per match: an edition is sorted again for each page, and repeatedly while it is live. */
const orderOf = memoized(
  (match: Match): Order => [matchDay(match.time) ?? LAST, instantOf(match), numberOf(match), match.id],
)

/** Returns matches by day in order of play, without byes. */
export function matchDays(matches: readonly Match[]): MatchDay[] {
  const played = matches.filter((match) => match.kind !== 'bye').sort(byTime)
  return [...Map.groupBy(played, ({ time }) => matchDay(time))].map(([day, list]) => ({ day, matches: list }))
}

/**
 * Returns the first match, in order of play, that is on or comes next; undefined if there is none.
 *
 * @param past see `liveCenter`, which says what comes next
 */
export function firstAwaited(matches: readonly Match[], past: boolean): Match | undefined {
  const { live, next } = liveCenter(matches, past, Number.POSITIVE_INFINITY)
  return [...live, ...next].sort(byTime)[0]
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
