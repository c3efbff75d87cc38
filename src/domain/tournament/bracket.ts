import { memoized } from '../memoized.ts'
import type { TreeNode } from './bracket-node.ts'
import { type MatchSort, sortMatches } from './bracket-sort.ts'
import { growTree } from './bracket-tree.ts'
import type { Division } from './edition.ts'
import type { Match, Participant, SideName } from './match.ts'
import { SIDES, sideOf, teamIdOf, winnerOf } from './outcome.ts'
import { withoutReplaced } from './replays.ts'

/** Where a side of a match comes from: no earlier match (`entry`), a match, a bye, or unknown so far. */
export type Feeder =
  | { readonly kind: 'entry' }
  | { readonly kind: 'match'; readonly matchId: string }
  | { readonly kind: 'bye' }
  | { readonly kind: 'unknown' }

/**
 * A place in the tree. `position` counts from 1 from the top of round `rank`; the two slots before (rank, position) are
 * (rank + 1, 2 × position − 1) for its home side and (rank + 1, 2 × position) for its away side. Slots that cannot exist
 * (before a bye, before the first round) are left out.
 * - `match`: `winner` is the side that went on, as the match says or else as the next round shows
 * - `bye`: the participant goes on without playing; `match` is the bye as the service lists it, if it does
 * - `unknown`: the service lists no match here (yet), and it is not known whether there will be one
 */
export type Slot = { readonly rank: number; readonly position: number } & (
  | {
      readonly kind: 'match'
      readonly match: Match
      readonly feeders: Readonly<Record<SideName, Feeder>>
      readonly winner: SideName | null
    }
  | { readonly kind: 'bye'; readonly participant: Participant | null; readonly match: Match | null }
  | { readonly kind: 'unknown' }
)

export interface BracketRound {
  readonly rank: number
  /** As the service names it; null if it does not. */
  readonly name: string | null
  /** By position. */
  readonly slots: readonly Slot[]
}

export interface Bracket {
  /** From the first round to the final. */
  readonly rounds: readonly BracketRound[]
  /** Placement matches beside the tree; `place` is 3 for the match for third place. */
  readonly placements: readonly { readonly match: Match; readonly place: 3 | null }[]
  /** Matches without a round, and matches that have no place in the tree. */
  readonly unplaced: readonly Match[]
  readonly champion: Participant | null
  /** The errors in the data, each as a sentence in English. */
  readonly problems: readonly string[]
}

/** The bracket of a play-off, with replays in place of what they replace. Cached, because the pages of its class and of all its matches show it. */
export const bracketOf = memoized(
  (division: Division): Bracket => buildBracket(withoutReplaced(division.matches)),
)

/**
 * Builds a knock-out tree from `roundRank` and `rankInRound` (docs/sport.md#groups-and-play-offs).
 *
 * The tree grows from the final outwards. The ids tell which match feeds a side: the match of the round before that its team
 * won, or played without a stored winner. For sides not known yet the placeholder tells ("Winner of 1/8 #3"), then the
 * place in the round: the feeders of (r, i) are (r + 1, 2i − 1) and (r + 1, 2i). The order of `matches` has no effect.
 */
export function buildBracket(matches: readonly Match[]): Bracket {
  const sorted = sortMatches(matches)
  const tree = growTree(sorted)
  const final = tree.rounds.get(0)?.[0]
  const winner = final?.match ? winnerOf(final.match) : null
  const problems = [...sorted.problems, ...tree.problems]
  if (final?.match?.kind === 'finished' && !winner)
    problems.push(`Match ${final.match.number ?? final.match.id}, the final, is finished without a winner.`)
  return {
    rounds: [...tree.rounds]
      .sort(([one], [other]) => other - one)
      .map(([rank, nodes]) => ({
        rank,
        name: roundName(nodes),
        slots: nodes.map((node) => slotOf(node, tree.rounds)),
      })),
    placements: placementsOf(tree.beside, sorted),
    unplaced: [...sorted.unplaced, ...tree.unplaced],
    champion: final?.match && winner ? final.match[winner] : null,
    problems,
  }
}

function slotOf(node: TreeNode, rounds: ReadonlyMap<number, readonly TreeNode[]>): Slot {
  const { rank, position, match } = node
  if (node.kind === 'unknown' || (node.kind === 'match' && !match)) return { rank, position, kind: 'unknown' }
  if (node.kind === 'bye' || !match)
    return { rank, position, kind: 'bye', participant: node.participant, match }
  const feeders = { home: feederOf(node, 'home', rounds), away: feederOf(node, 'away', rounds) }
  return {
    rank,
    position,
    kind: 'match',
    match,
    feeders,
    winner: winnerOf(match) ?? winnerByNextRound(node, match, rounds),
  }
}

function feederOf(node: TreeNode, side: SideName, rounds: ReadonlyMap<number, readonly TreeNode[]>): Feeder {
  const position = node.position * 2 - (side === 'home' ? 1 : 0)
  const before = rounds.get(node.rank + 1)?.find((other) => other.position === position)
  if (!before) return { kind: 'entry' }
  if (before.kind === 'match' && before.match) return { kind: 'match', matchId: before.match.id }
  return { kind: before.kind === 'bye' ? 'bye' : 'unknown' }
}

/** Returns the side whose team plays in the next round, for a match that does not tell its winner. */
function winnerByNextRound(
  node: TreeNode,
  match: Match,
  rounds: ReadonlyMap<number, readonly TreeNode[]>,
): SideName | null {
  const next = rounds.get(node.rank - 1)?.find((other) => other.position === Math.ceil(node.position / 2))
  if (!next?.match) return null
  const teamId = teamIdOf(next.match[node.position % 2 === 1 ? 'home' : 'away'])
  return (teamId !== null && SIDES.find((side) => teamIdOf(match[side]) === teamId)) || null
}

function roundName(nodes: readonly TreeNode[]): string | null {
  return nodes.find((node) => node.match?.round.name)?.match?.round.name ?? null
}

/** Finds the match for third place: that of the losers of the semifinals, else the second match of round 0. */
function placementsOf(beside: readonly Match[], sorted: MatchSort): Bracket['placements'] {
  const last = beside.filter((match) => match.round.rank === 0)
  const third =
    last.find((match) => SIDES.every((side) => sorted.losers(1).has(teamIdOf(match[side]) ?? ''))) ??
    last.find((match) => match.round.index === 2)
  return beside.map((match) => ({ match, place: match === third ? 3 : null }))
}

/** Returns the slots that a team passed through, from its first round on; empty if it is not in the tree. */
export function pathOf(bracket: Bracket, teamId: string): Slot[] {
  return bracket.rounds.flatMap(({ slots }) =>
    slots.filter((slot) => {
      if (slot.kind === 'match') return SIDES.some((side) => teamIdOf(slot.match[side]) === teamId)
      return slot.kind === 'bye' && slot.participant !== null && teamIdOf(slot.participant) === teamId
    }),
  )
}

/**
 * Returns the matches after a match or a listed bye of the tree: for its winner the next round; for its loser, after a
 * semifinal, the match for third place. Null if there is none or the service has not listed it.
 */
export function nextMatches(
  bracket: Bracket,
  matchId: string,
): { readonly winner: Match | null; readonly loser: Match | null } {
  const slot = bracket.rounds
    .flatMap(({ slots }) => slots)
    .find((other) => other.kind !== 'unknown' && other.match?.id === matchId)
  if (!slot) return { winner: null, loser: null }
  const next = nextListed(bracket, slot)
  const third =
    slot.rank === 1 && slot.kind === 'match'
      ? bracket.placements.find(({ place }) => place === 3)?.match
      : undefined
  return { winner: next?.kind === 'match' ? next.match : null, loser: third ?? null }
}

/** Returns the slot after a slot; where its match is not listed, the next one in which the winner plays. */
function nextListed(bracket: Bracket, slot: Slot): Slot | undefined {
  const after = (at: Slot) =>
    bracket.rounds
      .find(({ rank }) => rank === at.rank - 1)
      ?.slots.find(({ position }) => position === Math.ceil(at.position / 2))
  const winner = slot.kind === 'match' && slot.winner ? teamIdOf(slot.match[slot.winner]) : null
  let next = after(slot)
  while (next?.kind === 'unknown' && winner !== null) {
    next = after(next)
    if (next?.kind === 'match' && sideOf(next.match, winner) === null) return undefined
  }
  return next
}

/** Returns the matches that feed a match of the tree, the home side's first, without byes and unlisted matches. */
export function matchesBefore(bracket: Bracket, matchId: string): Match[] {
  const slots = bracket.rounds.flatMap(({ slots: ofRound }) => ofRound)
  const own = slots.find((slot) => slot.kind === 'match' && slot.match.id === matchId)
  if (own?.kind !== 'match') return []
  return SIDES.flatMap((side) => {
    const feeder = own.feeders[side]
    const before = slots.find(
      (slot) => feeder.kind === 'match' && slot.kind === 'match' && slot.match.id === feeder.matchId,
    )
    return before?.kind === 'match' ? [before.match] : []
  })
}

/**
 * Returns the number of a tie in its round, as later ties refer to it ("winner of quarter-final 2"). null if none does: its
 * winner is known, or it is a final or a match for third place.
 */
export const tieNumber = ({
  match,
  winner,
}: Pick<Extract<Slot, { kind: 'match' }>, 'match' | 'winner'>): number | null =>
  winner === null && match.round.rank ? match.round.index : null
