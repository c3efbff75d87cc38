import { type Match, startOf } from '../tournament/match.ts'
import { byTime, matchDay } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { SIDES, teamIdOf } from '../tournament/outcome.ts'
import type { Place } from './place.ts'

/** The ids of one year's favourites. */
export interface Followed {
  readonly teams: ReadonlySet<string>
  readonly fields: ReadonlySet<string>
}

/** What My Week needs to know of a cup's schedule. */
export interface WeekSchedule {
  readonly matches: readonly Match[]
  placeOf(match: Match): Place | null
  /** How long a match takes, in minutes. */
  minutesOf(match: Match): number
}

/**
 * The progress of a match, by its reports and by the clock.
 * - `due`: its start has passed, and nobody has reported that it began
 * - `awaited`: by the clock it must be over, but no result has come, or nobody has reported its end
 */
export type Phase = 'ahead' | 'due' | 'live' | 'awaited' | 'over'

/** A match of the week. */
export interface Entry {
  readonly match: Match
  /** Its favourite teams, home first; empty if only its field is a favourite. */
  readonly teamIds: readonly string[]
  readonly isOnFavouriteField: boolean
  readonly place: Place | null
  /** Start and end in epoch milliseconds; null if the time of day is not known. */
  readonly from: number | null
  readonly until: number | null
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string | null
  readonly phase: Phase
}

/**
 * Returns the matches of the favourites in order of play, each once. Byes are left out.
 *
 * @param now the cup's clock in epoch milliseconds; null if it is not known: no match is `due` then
 */
export function weekEntries(schedule: WeekSchedule, followed: Followed, now: number | null): Entry[] {
  return schedule.matches
    .filter(({ kind }) => kind !== 'bye')
    .flatMap((match) => {
      const teamIds = SIDES.flatMap((side) => teamIdOf(match[side]) ?? []).filter((id) =>
        followed.teams.has(id),
      )
      const isOnFavouriteField = match.fieldId !== null && followed.fields.has(match.fieldId)
      if (teamIds.length === 0 && !isOnFavouriteField) return []
      const from = startOf(match)
      const until = from === null ? null : from + schedule.minutesOf(match) * 60_000
      return {
        match,
        teamIds,
        isOnFavouriteField,
        place: schedule.placeOf(match),
        from,
        until,
        day: matchDay(match.time),
        phase: phaseOf(match, until, now),
      }
    })
    .sort((one, other) => byTime(one.match, other.match))
}

/** For how many milliseconds after its planned end a match may still be live. */
const OVERTIME = 45 * 60_000

function phaseOf(match: Match, until: number | null, now: number | null): Phase {
  // A match that was called off stays where it was until its time has passed.
  if (match.kind === 'called-off') return now !== null && until !== null && now >= until ? 'over' : 'ahead'
  const progress = progressOf(match)
  if (progress === 'live')
    return now !== null && until !== null && now > until + OVERTIME ? 'awaited' : 'live'
  if (progress !== 'scheduled') return 'over'
  if (now === null || match.time.kind !== 'instant' || until === null || now < match.time.at) return 'ahead'
  return now < until ? 'due' : 'awaited'
}

/** Whether the match is one of the visitor's own teams. If only fields are followed, every match counts. */
export const isOwn = ({ teamIds }: Entry, followed: Followed): boolean =>
  teamIds.length > 0 || followed.teams.size === 0
