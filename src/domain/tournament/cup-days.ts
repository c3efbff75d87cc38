import { isCalledOffForGood, type Match, scoreOf } from './match.ts'
import { matchDay } from './match-days.ts'
import { progressOf } from './match-progress.ts'

/** The figures of one day of a cup. */
export interface CupDay {
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string
  /** Without those that will not be played. */
  readonly matches: number
  /** The matches that are over. */
  readonly played: number
  readonly live: number
  readonly goals: number
  /** The start of its first match, in epoch milliseconds; null if no start time is known. */
  readonly from: number | null
}

/** Returns the days of a cup in order; matches without a known day are left out. Goals of a walkover do not count. */
export function cupDays(matches: Iterable<Match>): CupDay[] {
  const days = Map.groupBy(matches, ({ time }) => matchDay(time))
  return [...days]
    .flatMap(([day, list]) => (day === null ? [] : [dayOfMatches(day, list)]))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

function dayOfMatches(day: string, matches: readonly Match[]): CupDay {
  const starts = matches.flatMap(({ time }) => (time.kind === 'instant' ? time.at : []))
  const at = (progress: string) => matches.filter((match) => progressOf(match) === progress).length
  return {
    day,
    matches: matches.filter((match) => !isCalledOffForGood(match)).length,
    played: at('finished'),
    live: at('live'),
    goals: goalsIn(matches),
    from: starts.length === 0 ? null : starts.reduce((one, other) => Math.min(one, other)),
  }
}

/** Counts the goals scored so far, including those of live matches. */
export const goalsIn = (matches: Iterable<Match>): number => {
  let goals = 0
  for (const match of matches) {
    const score = match.kind === 'walkover' ? null : scoreOf(match)
    if (score) goals += score.home + score.away
  }
  return goals
}
