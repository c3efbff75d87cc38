import { isDivisionOver } from '../tournament/class-state.ts'
import { groupPlaceOfSide } from '../tournament/decided-seats.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { playable } from '../tournament/edition-index.ts'
import type { Match, Participant } from '../tournament/match.ts'
import { SIDES } from '../tournament/outcome.ts'
import { liveTable } from './live-table.ts'

/** A match of a play-off, with the teams that would play in it. */
export interface ProvisionalSeats {
  readonly match: Match
  readonly home: Participant
  readonly away: Participant
}

/**
 * Returns who would play in a play-off if its groups ended now: the matches with a place from a group that is not over,
 * without byes. A place stays open if teams share it, or if its group has no result.
 */
export function provisionalSeats(division: Division, category: Category): readonly ProvisionalSeats[] {
  const seated = playable(division.matches).map((match) => {
    const [home, away] = SIDES.map((side) => seatNow(match[side], division, category))
    return { match, home: home ?? match.home, away: away ?? match.away, isOpen: !!home || !!away }
  })
  return seated.filter(({ isOpen }) => isOpen)
}

/** The groups that fill open seats of a play-off. A group that is over counts too, because it may be corrected. */
export const groupsFillingSeats = (division: Division, category: Category): readonly Division[] =>
  division.matches.flatMap((match) =>
    SIDES.flatMap((side) => groupPlaceOfSide(match[side], division, category)?.group ?? []),
  )

/** Returns null unless the side is a place of a group that is not over. */
function seatNow(side: Participant, division: Division, category: Category): Participant | null {
  const place = groupPlaceOfSide(side, division, category)
  if (!place || isDivisionOver(place.group)) return null
  const { rows } = liveTable(place.group, category)
  const [row, ...others] = rows.filter(({ rank }) => rank === place.rank)
  if (!row || others.length > 0 || rows.every(({ played }) => played === 0)) return null
  const name = category.teams.find(({ id }) => id === row.teamId)?.name ?? row.teamId
  return { kind: 'team', teamId: row.teamId, name }
}
