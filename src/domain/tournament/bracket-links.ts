import { nodeOf, type TreeNode } from './bracket-node.ts'
import { isPlacement, type MatchSort, nameOf } from './bracket-sort.ts'
import type { Match, Participant } from './match.ts'
import { involves, losingTeam, SIDES, winnerOf, winningTeam } from './outcome.ts'
import { isGroupPlace, matchOfLabel } from './placeholder.ts'

/** A side in the later round whose slot in the earlier round is still to be found. */
interface Waiting {
  /** The position of the slot before it. */
  readonly position: number
  /** The `rankInRound` that the match of that slot would have, derived from the parent's own. */
  readonly index: number
  /** The participant on this side; null for a side of a match that is not listed. */
  readonly participant: Participant | null
  /** True if the side passes a bye: it has a slot before it only if the ids say so. */
  readonly passes: boolean
}

export interface RoundLinks {
  /** The slots of the earlier round, by position. */
  readonly nodes: readonly TreeNode[]
  /** The matches of the earlier round that lead to no side of the later one. */
  readonly left: readonly Match[]
  readonly problems: readonly string[]
}

/** Finds the slot before every side of a round, among the matches of the earlier round `rank`. */
export function linkRound(parents: readonly TreeNode[], sorted: MatchSort, rank: number): RoundLinks {
  const matches = sorted.rounds.get(rank) ?? []
  const waiting = parents.flatMap(sidesOf)
  const found = new Map<Waiting, Match>()
  const taken = new Set<Match>()
  const problems: string[] = []

  const assign = (
    pick: (side: Waiting) => Match | undefined,
    problem?: (side: Waiting, match: Match) => string,
  ) => {
    for (const side of waiting) {
      const match = found.has(side) ? undefined : pick(side)
      if (!match || taken.has(match)) continue
      found.set(side, match)
      taken.add(match)
      if (problem) problems.push(problem(side, match))
    }
  }
  const played = (side: Waiting, test: (match: Match, teamId: string) => boolean): Match | undefined => {
    const { participant } = side
    if (participant?.kind !== 'team') return undefined
    return matches.find((match) => !taken.has(match) && test(match, participant.teamId))
  }
  const free = (index: number): Match | undefined =>
    matches.find((match) => match.round.index === index && !taken.has(match) && !isPlacement(match, sorted))
  const isOpen = ({ participant, passes }: Waiting): boolean =>
    !passes &&
    (participant === null || (participant.kind === 'placeholder' && !isGroupPlace(participant.label)))

  assign((side) => played(side, (match, teamId) => winningTeam(match) === teamId))
  assign((side) => played(side, (match, teamId) => winnerOf(match) === null && involves(match, teamId)))
  assign(({ participant }) =>
    participant?.kind === 'placeholder' ? matchOfLabel(participant.label, matches) : undefined,
  )
  assign(
    (side) => played(side, (match, teamId) => losingTeam(match) === teamId),
    ({ participant }, match) =>
      `${titleOf(participant)} lost ${nameOf(match)} and yet plays in the round after it.`,
  )
  assign((side) => (isOpen(side) ? free(side.index) : undefined))
  assign((side) => (isOpen(side) ? free(side.index % 2 === 0 ? side.index - 1 : side.index + 1) : undefined))
  assign(
    (side) =>
      isOpen(side) ? matches.find((match) => !taken.has(match) && !isPlacement(match, sorted)) : undefined,
    (_, match) =>
      `${nameOf(match)} has place ${match.round.index} in round ${rank}, which does not tell what follows.`,
  )

  const nodes: TreeNode[] = []
  for (const side of waiting) {
    const match = found.get(side)
    const node = match ? nodeOf(match, side.position) : withoutMatch(side, sorted, rank)
    if (node) nodes.push(node)
    if (node?.kind === 'unknown' && side.participant?.kind === 'team')
      problems.push(
        `${titleOf(side.participant)} has no match in round ${rank}, but one before and one after it.`,
      )
  }
  return { nodes, left: matches.filter((match) => !taken.has(match)), problems }
}

function sidesOf(parent: TreeNode): Waiting[] {
  const { match, participant, position } = parent
  const index = match?.round.index ?? position
  if (parent.kind === 'bye')
    return [{ position: position * 2 - 1, index: index * 2 - 1, participant, passes: true }]
  return SIDES.map((side, at) => ({
    position: position * 2 - 1 + at,
    index: index * 2 - 1 + at,
    participant: match ? match[side] : side === 'home' ? participant : null,
    passes: false,
  }))
}

/** Returns the node before a side that no match of the round leads to; null if there is none. */
function withoutMatch(side: Waiting, sorted: MatchSort, rank: number): TreeNode | null {
  const { participant, position } = side
  const place = { rank, position, match: null }
  if (participant?.kind === 'bye') return null
  if (participant?.kind === 'team') {
    const { teamId } = participant
    const before = [...sorted.rounds.keys()].some((other) => other > rank && sorted.teams(other).has(teamId))
    if (before) return { ...place, kind: 'unknown', participant }
    return side.passes ? null : { ...place, kind: 'bye', participant }
  }
  if (side.passes) return null
  if (participant && isGroupPlace(participant.label)) return { ...place, kind: 'bye', participant }
  return { ...place, kind: 'unknown', participant: null }
}

const titleOf = (participant: Participant | null): string =>
  participant?.kind === 'team' ? participant.name : 'Somebody'
