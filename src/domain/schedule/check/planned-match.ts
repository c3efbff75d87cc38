import type { EditionIndex } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { minutesOf } from '../../tournament/match-length.ts'

/** A match that occupies a field, with its planned start and end in epoch milliseconds. */
export interface PlannedMatch {
  readonly match: Match
  readonly start: number
  readonly end: number
}

/** Whether a match is planned to be played: no bye, and not called off. */
export const isPlanned = ({ kind }: Match): boolean => kind !== 'bye' && kind !== 'called-off'

/** Returns the planned matches that have a start time, in order of start. */
export function plannedMatches({ categories }: EditionIndex, matches: readonly Match[]): PlannedMatch[] {
  return matches
    .flatMap((match) => {
      if (!isPlanned(match) || match.time.kind !== 'instant') return []
      const start = match.time.at
      return [{ match, start, end: start + minutesOf(categories.get(match.categoryId)) * 60_000 }]
    })
    .sort((one, other) => one.start - other.start || (one.match.id < other.match.id ? -1 : 1))
}

/** Returns each match with the next one, and with every later one that starts before it ends. */
export const inPairs = (list: readonly PlannedMatch[]): [PlannedMatch, PlannedMatch][] =>
  list.flatMap((one, at) => {
    const next = at + 1
    const apart = list.findIndex(({ start }, later) => later > next && start >= one.end)
    return list
      .slice(next, apart < 0 ? undefined : apart)
      .map((other): [PlannedMatch, PlannedMatch] => [one, other])
  })

/** Returns the whole minutes from the end of a match to the start of another one. */
export const minutesBetween = ({ end }: PlannedMatch, { start }: PlannedMatch): number =>
  Math.floor((start - end) / 60_000)
