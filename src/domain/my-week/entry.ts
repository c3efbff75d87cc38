import { progressOf } from '../tournament/live-center.ts'
import { type Match, startOf } from '../tournament/match.ts'
import { byTime, matchDay } from '../tournament/match-days.ts'
import { SIDES, teamIdOf } from '../tournament/outcome.ts'
import type { Place } from './place.ts'

/** Ids of the favourites of one year. */
export interface Followed {
  readonly teams: ReadonlySet<string>
  readonly fields: ReadonlySet<string>
}

/** How a cup's schedule is asked about its matches. */
export interface WeekSchedule {
  readonly matches: readonly Match[]
  placeOf(match: Match): Place | null
  /** How long a match takes, in minutes. */
  minutesOf(match: Match): number
}

/**
 * How far a match has come by what is reported and by the clock.
 * - `due`: its time has come, and nobody has reported its start
 * - `awaited`: it must be over by the clock, and no result has come, or nobody has reported its end
 */
export type Phase = 'ahead' | 'due' | 'live' | 'awaited' | 'over'

/** A match of the week. */
export interface Entry {
  readonly match: Match
  /** Its favourite teams, home first; none of a match that is only here for its field. */
  readonly teamIds: readonly string[]
  readonly isOnFavouriteField: boolean
  readonly place: Place | null
  /** Start and end in epoch milliseconds; null where no hour is known. */
  readonly from: number | null
  readonly until: number | null
  /** `YYYY-MM-DD` in Stockholm. */
  readonly day: string | null
  readonly phase: Phase
}

/**
 * The matches of the favourites in order of play, each once. Byes are no matches.
 *
 * @param now the cup's clock in epoch milliseconds; null where it is not known: no match is due then
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

/** Milliseconds after its end by the clock, until which a match can well be live. */
const OVERTIME = 45 * 60_000

function phaseOf(match: Match, until: number | null, now: number | null): Phase {
  const progress = progressOf(match)
  if (progress === 'live')
    return now !== null && until !== null && now > until + OVERTIME ? 'awaited' : 'live'
  if (progress !== 'scheduled') return 'over'
  if (now === null || match.time.kind !== 'instant' || until === null || now < match.time.at) return 'ahead'
  return now < until ? 'due' : 'awaited'
}

/** Whether somebody who follows teams has to be there: everything where only fields are followed. */
export const isOwn = ({ teamIds }: Entry, followed: Followed): boolean =>
  teamIds.length > 0 || followed.teams.size === 0
