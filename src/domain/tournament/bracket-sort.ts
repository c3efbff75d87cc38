import type { Match } from './match.ts'
import { losingTeam, SIDES, teamIdOf, winningTeam } from './outcome.ts'

/** The deepest round that is accepted: one of 2¹² matches. A rank beyond this is invalid. */
const DEEPEST = 12

/** The matches of a knock-out by round, with what the team ids reveal about them. */
export interface MatchSort {
  /** By `roundRank`; each round by `rankInRound`, then by id. */
  readonly rounds: ReadonlyMap<number, readonly Match[]>
  readonly unplaced: readonly Match[]
  readonly problems: readonly string[]
  /** Ids of the teams that won, lost or took part in a round. */
  winners(rank: number): ReadonlySet<string>
  losers(rank: number): ReadonlySet<string>
  teams(rank: number): ReadonlySet<string>
}

/** Sorts matches into rounds, independent of their order. Matches without a round or with an invalid one stay unplaced. */
export function sortMatches(matches: readonly Match[]): MatchSort {
  const rounds = new Map<number, Match[]>()
  const unplaced: Match[] = []
  const problems: string[] = []
  const seen = new Set<string>()
  for (const match of [...matches].sort(byPlace)) {
    if (seen.has(match.id)) {
      problems.push(`${nameOf(match)} is listed twice.`)
      continue
    }
    seen.add(match.id)
    const { rank } = match.round
    if (rank !== null && Number.isInteger(rank) && rank >= 0 && rank <= DEEPEST)
      rounds.set(rank, [...(rounds.get(rank) ?? []), match])
    else {
      unplaced.push(match)
      if (rank !== null) problems.push(`${nameOf(match)} has round rank ${rank}, which no bracket has.`)
    }
  }
  for (const [rank, list] of rounds) problems.push(...doublePlaces(rank, list))
  const gather = (
    pick: (match: Match) => readonly (string | null)[],
  ): ((rank: number) => ReadonlySet<string>) => {
    const sets = new Map(
      [...rounds].map(([rank, list]) => [
        rank,
        new Set(list.flatMap(pick).filter((teamId) => teamId !== null)),
      ]),
    )
    return (rank) => sets.get(rank) ?? new Set()
  }
  return {
    rounds,
    unplaced,
    problems,
    winners: gather((match) => [winningTeam(match)]),
    losers: gather((match) => [losingTeam(match)]),
    teams: gather((match) => SIDES.map((side) => teamIdOf(match[side]))),
  }
}

/** Returns the name of a match in problem messages. */
export const nameOf = (match: Match): string => `Match ${match.number ?? match.id}`

/**
 * Whether a match is a placement match beside the tree: all its known teams lost in the round before, or its index exceeds
 * the size of its round.
 */
export function isPlacement(match: Match, sorted: MatchSort): boolean {
  const rank = match.round.rank ?? 0
  if ((match.round.index ?? 0) > 2 ** rank) return true
  const losers = sorted.losers(rank + 1)
  const teams = SIDES.map((side) => teamIdOf(match[side])).filter((teamId) => teamId !== null)
  return teams.length > 0 && teams.every((teamId) => losers.has(teamId))
}

function doublePlaces(rank: number, matches: readonly Match[]): string[] {
  return matches.flatMap((match, at) => {
    const before = matches[at - 1]
    if (!before || before.round.index === null || before.round.index !== match.round.index) return []
    return [`${nameOf(before)} and ${nameOf(match)} both have place ${match.round.index} in round ${rank}.`]
  })
}

function byPlace(one: Match, other: Match): number {
  const difference =
    (one.round.index ?? Number.MAX_SAFE_INTEGER) - (other.round.index ?? Number.MAX_SAFE_INTEGER)
  return difference || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}
