import { isDivisionOver } from '../tournament/class-state.ts'
import { groupPlaceOfSide } from '../tournament/decided-seats.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { playable } from '../tournament/edition-index.ts'
import type { Match, Participant } from '../tournament/match.ts'
import { SIDES } from '../tournament/outcome.ts'
import { liveTable } from './live-table.ts'

/** A match of a play-off with who would play in it. */
export interface ProvisionalSeats {
  readonly match: Match
  readonly home: Participant
  readonly away: Participant
}

/**
 * Who would play in a play-off if its groups ended now: the matches with a place of a group that goes on, without
 * byes. A place that is
 * shared, or of a group without a result, stays what it is.
 */
export function provisionalSeats(division: Division, category: Category): readonly ProvisionalSeats[] {
  const seated = playable(division.matches).map((match) => {
    const [home, away] = SIDES.map((side) => seatNow(match[side], division, category))
    return { match, home: home ?? match.home, away: away ?? match.away, isOpen: !!home || !!away }
  })
  return seated.filter(({ isOpen }) => isOpen)
}

/** The groups that seats of a play-off wait for, until somebody sits there: also one that is over may be corrected. */
export const groupsAwaited = (division: Division, category: Category): readonly Division[] =>
  division.matches.flatMap((match) =>
    SIDES.flatMap((side) => groupPlaceOfSide(match[side], division, category)?.group ?? []),
  )

/** Null where the side is no place of a group that goes on. */
function seatNow(side: Participant, division: Division, category: Category): Participant | null {
  const place = groupPlaceOfSide(side, division, category)
  if (!place || isDivisionOver(place.group)) return null
  const { rows } = liveTable(place.group, category)
  const [row, ...others] = rows.filter(({ rank }) => rank === place.rank)
  if (!row || others.length > 0 || rows.every(({ played }) => played === 0)) return null
  const name = category.teams.find(({ id }) => id === row.teamId)?.name ?? row.teamId
  return { kind: 'team', teamId: row.teamId, name }
}
