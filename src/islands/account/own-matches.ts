import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { lateOf } from '../../domain/live/match-queue.ts'
import { byUrgency, type OwnMatch, ownMatch } from '../../domain/live/own-match.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { involves } from '../../domain/tournament/outcome.ts'

/** A favourite team with its most urgent match; null if it has none. */
export interface TeamWithMatch {
  readonly team: FavouriteTeam
  readonly match: OwnMatch | null
  /** About how many minutes late the match begins (`lateOf`). */
  readonly late: number | null
}

/**
 * Returns the favourite teams, those that play first at the beginning.
 *
 * @param matches of the edition
 * @param categories of its schedule; undefined until it is loaded: no team has a match
 * @param now the cup's minute, epoch milliseconds; null if it is not known
 * @param reported the same, and null while the page may not know what was reported
 */
export function ownMatches(
  teams: readonly FavouriteTeam[],
  matches: readonly Match[],
  categories: Schedule['categories'] | undefined,
  now: number | null,
  reported: number | null,
): TeamWithMatch[] {
  const withMatch = (team: FavouriteTeam): TeamWithMatch => {
    if (!categories) return { team, match: null, late: null }
    const match = ownMatch(
      matches.filter((one) => involves(one, team.teamId)),
      now,
    )
    const late = match?.state === 'next' ? lateAmong(matches, match.match, categories, reported) : null
    return { team, match, late }
  }
  return teams.map(withMatch).sort((one, other) => byUrgency(one.match, other.match))
}

function lateAmong(
  matches: readonly Match[],
  match: Match,
  categories: Schedule['categories'],
  now: number | null,
): number | null {
  const { fieldId } = match
  if (fieldId === null) return null
  const matchesByField = new Map([[fieldId, matches.filter((other) => other.fieldId === fieldId)]])
  return lateOf(match, { matchesByField, categories }, now)
}
