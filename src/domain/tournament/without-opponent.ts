import type { Match, SideName } from './match.ts'
import { SIDES } from './outcome.ts'
import { type LabelOf, seatsAfter } from './progression.ts'

/** Whether a match was decided because a side of it will have no team. */
export const isWithoutOpponent = (match: Match): boolean =>
  match.kind === 'walkover' && SIDES.some((side) => match[side].kind !== 'team')

/**
 * Finds a match of a play-off that is to be played and in which a side will have no team, because both teams of the match
 * before lost it: the other side goes on, as after a bye. Once that is stored, another match may be the next.
 *
 * @param matches of the division
 * @returns null if there is none; `winner` is null if neither side will have a team
 */
export function nextWithoutOpponent(
  matches: readonly Match[],
  labelOf: LabelOf,
): { readonly matchId: string; readonly winner: SideName | null } | null {
  const seats = emptySeats(matches, labelOf)
  if (seats.size === 0) return null
  const next = matches.find((match) => {
    const others = SIDES.filter((side) => !seats.has(`${match.id} ${side}`))
    return isToPlay(match) && others.length < 2 && others.every((side) => match[side].kind === 'team')
  })
  if (next === undefined) return null
  return { matchId: next.id, winner: SIDES.find((side) => !seats.has(`${next.id} ${side}`)) ?? null }
}

const isToPlay = (match: Match): boolean =>
  match.kind === 'scheduled' || (match.kind === 'called-off' && match.how === 'postponed')

/** The free sides, as `match side`, to which nobody will come. */
function emptySeats(matches: readonly Match[], labelOf: LabelOf): ReadonlySet<string> {
  const seats = matches.flatMap((match) => {
    const bothLose = match.kind === 'walkover' && match.bothLose === true
    if (!bothLose && !isWithoutOpponent(match)) return []
    const { winner, loser } = seatsAfter(matches, match.id, labelOf)
    return bothLose ? [...winner, ...loser] : loser
  })
  const byId = new Map(matches.map((match) => [match.id, match]))
  return new Set(
    seats.flatMap(({ matchId, side }) =>
      byId.get(matchId)?.[side].kind === 'team' ? [] : [`${matchId} ${side}`],
    ),
  )
}
