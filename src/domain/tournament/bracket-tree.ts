import { linkRound } from './bracket-links.ts'
import { nodeOf, type TreeNode } from './bracket-node.ts'
import { isPlacement, type MatchSort, nameOf } from './bracket-sort.ts'
import type { Match } from './match.ts'
import { SIDES, teamIdOf } from './outcome.ts'

export interface Tree {
  /** By round; each round by position. */
  readonly rounds: ReadonlyMap<number, readonly TreeNode[]>
  /** Placement matches: of teams that have lost, or with an index in their round that a tree does not have. */
  readonly beside: readonly Match[]
  readonly unplaced: readonly Match[]
  readonly problems: readonly string[]
}

/** Grows the tree outwards, round by round, from the last round that exists. */
export function growTree(sorted: MatchSort): Tree {
  const rounds = new Map<number, readonly TreeNode[]>()
  const beside: Match[] = []
  const unplaced: Match[] = []
  const problems: string[] = []
  if (sorted.rounds.size === 0) return { rounds, beside, unplaced, problems }
  const last = Math.min(...sorted.rounds.keys())
  const first = Math.max(...sorted.rounds.keys())

  const leave = (matches: readonly Match[]): void => {
    for (const match of matches) {
      if (isPlacement(match, sorted)) beside.push(match)
      else {
        unplaced.push(match)
        problems.push(
          `${nameOf(match)} has no place in the bracket: nothing in the next round follows from it.`,
        )
      }
    }
  }

  const roots = rootsOf(sorted.rounds.get(last) ?? [], last, sorted)
  rounds.set(last, withGaps(placed(roots, last), sorted, last))
  if (last > 0) problems.push(`The bracket has no final: its last round has rank ${last}.`)
  const others = (sorted.rounds.get(last) ?? []).filter((match) => !roots.includes(match))
  if (last === 0) beside.push(...others)
  else leave(others)

  for (let rank = last; rank < first; rank += 1) {
    const links = linkRound(rounds.get(rank) ?? [], sorted, rank + 1)
    rounds.set(rank + 1, links.nodes)
    if (!sorted.rounds.has(rank + 1)) problems.push(`The bracket has no match in round ${rank + 1}.`)
    problems.push(...links.problems)
    leave(links.left)
  }
  return { rounds, beside, unplaced, problems }
}

/** The final is the match of round 0 that semifinal winners play; until they are known, the first one. */
function rootsOf(matches: readonly Match[], last: number, sorted: MatchSort): readonly Match[] {
  if (last > 0) return matches.filter((match) => (match.round.index ?? 1) <= 2 ** last).slice(0, 2 ** last)
  const count = (match: Match, teams: ReadonlySet<string>): number =>
    SIDES.filter((side) => teams.has(teamIdOf(match[side]) ?? '')).length
  const winners = sorted.winners(1)
  const losers = sorted.losers(1)
  return [...matches]
    .sort(
      (one, other) =>
        count(one, losers) - count(other, losers) || count(other, winners) - count(one, winners),
    )
    .slice(0, 1)
}

/**
 * Adds the places of the last round whose match is not listed, if matches of earlier rounds lead there by their index: these
 * stay linked with each other, and the gap shows.
 */
function withGaps(roots: readonly TreeNode[], { rounds }: MatchSort, last: number): TreeNode[] {
  if (last === 0) return [...roots]
  const taken = new Set(roots.map(({ position }) => position))
  const missing = [...rounds].flatMap(([rank, matches]) =>
    matches.flatMap(({ round: { index } }) => {
      if (rank === last || index === null || index < 1 || index > 2 ** rank) return []
      return Math.ceil(index / 2 ** (rank - last))
    }),
  )
  const gaps = [...new Set(missing)].filter((position) => !taken.has(position))
  const gap = { kind: 'unknown', rank: last, match: null, participant: null } as const
  return [...roots, ...gaps.map((position) => ({ ...gap, position }))].sort(
    (one, other) => one.position - other.position,
  )
}

/** Places the roots by their index in the round if these indexes differ; otherwise one after the other. */
function placed(roots: readonly Match[], last: number): TreeNode[] {
  const places = new Set(roots.map(({ round }) => round.index ?? 0))
  const apart = (roots.length > 1 || last > 0) && places.size === roots.length && !places.has(0)
  return roots.map((match, at) => nodeOf(match, apart ? (match.round.index ?? at + 1) : at + 1))
}
