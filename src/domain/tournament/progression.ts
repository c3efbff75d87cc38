import { buildBracket } from './bracket.ts'
import type { Match, SideName } from './match.ts'
import { SIDES, sideOf, teamIdOf } from './outcome.ts'
import { matchLostOfLabel, matchOfLabel } from './placeholder.ts'
import { withoutReplaced } from './replays.ts'

/** A side of a match that a team reaches from another match or from a group. */
export interface Seat {
  readonly matchId: string
  readonly side: SideName
}

export interface SeatsAfter {
  readonly winner: readonly Seat[]
  readonly loser: readonly Seat[]
}

/** Returns the label of a side before its team was known; null if it had none or the label is not kept. */
export type LabelOf = (matchId: string, side: SideName) => string | null

/**
 * Returns the sides to which the two teams of a knock-out match go on. A side whose label names the match ("Winner of 1/8
 * #3", "Förl. 12") decides; without such labels the tree does (`buildBracket`): the winner goes to the next round, the loser
 * of a semifinal to the match for third place.
 *
 * @param all matches of the division; one that was replaced leads nowhere
 */
export function seatsAfter(all: readonly Match[], matchId: string, labelOf: LabelOf): SeatsAfter {
  const matches = withoutReplaced(all)
  const labelled = (matchNamed: (label: string, among: readonly Match[]) => Match | undefined) =>
    matches.flatMap(({ id }) =>
      SIDES.filter((side) => {
        const label = labelOf(id, side)
        return label !== null && matchNamed(label, matches)?.id === matchId
      }).map((side): Seat => ({ matchId: id, side })),
    )
  const winner = labelled(matchOfLabel)
  const loser = labelled(matchLostOfLabel)
  if (winner.length > 0 && loser.length > 0) return { winner, loser }
  const tree = seatsOfTree(matches, matchId)
  return { winner: winner.length > 0 ? winner : tree.winner, loser: loser.length > 0 ? loser : tree.loser }
}

function seatsOfTree(matches: readonly Match[], matchId: string): SeatsAfter {
  const bracket = buildBracket(matches)
  const slot = bracket.rounds
    .flatMap(({ slots }) => slots)
    .find((other) => other.kind !== 'unknown' && other.match?.id === matchId)
  if (!slot) return { winner: [], loser: [] }
  const side: SideName = slot.position % 2 === 1 ? 'home' : 'away'
  const next = bracket.rounds
    .find(({ rank }) => rank === slot.rank - 1)
    ?.slots.find(({ position }) => position === Math.ceil(slot.position / 2))
  const winner = next && next.kind !== 'unknown' && next.match ? [{ matchId: next.match.id, side }] : []
  const third = slot.rank === 1 ? bracket.placements.find(({ place }) => place === 3)?.match : undefined
  const semifinal = slot.kind === 'match' ? slot.match : null
  return { winner, loser: third && semifinal ? [thirdPlaceSeat(third, semifinal, side)] : [] }
}

/** Returns the side that a team of the semifinal already has, else its own side by the tree, else the one still open. */
function thirdPlaceSeat(third: Match, semifinal: Match, own: SideName): Seat {
  const known = SIDES.find((side) => {
    const teamId = teamIdOf(third[side])
    return teamId !== null && sideOf(semifinal, teamId) !== null
  })
  const other = own === 'home' ? 'away' : 'home'
  const taken = third[own].kind === 'team' && third[other].kind !== 'team'
  return { matchId: third.id, side: known ?? (taken ? other : own) }
}
