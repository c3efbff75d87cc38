import type { FootballResult, FootballTime } from './football-match.ts'
import type { FootballMatch } from './year-files.ts'

/** A match of a file with its interpreted parts; a side is null until its team is known. */
export interface Played {
  readonly match: FootballMatch
  readonly home: string | null
  readonly away: string | null
  readonly result: FootballResult
  readonly time: FootballTime
  readonly ground: string | null
}

/** Returns the match in the form of the document. */
export type MatchOf = (item: Played, round: object | null) => object

/** Returns the teams of some matches, in the order in which they first play. */
export const teamsOf = (played: readonly Played[]): string[] => [
  ...new Set(played.flatMap(({ home, away }) => [home, away].filter((team) => team !== null))),
]

/** Returns the first day of some matches; '' if none has a day. */
export const firstDay = (played: readonly Played[]): string =>
  played.reduce(
    (first, { match: { date } }) => (first === '' || (date !== '' && date < first) ? date : first),
    '',
  )
