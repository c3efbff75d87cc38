import { type NamedRound, namedRound } from './round-names.ts'

/** The parts of a knock-out match that decide its place in the bracket. Teams are any keys; null if not known yet. */
export interface KnockoutMatch {
  readonly round: string
  readonly home: string | null
  readonly away: string | null
  readonly winner: 'home' | 'away' | null
  /** The match's place, if the file gives it. */
  readonly rank?: number | null
  readonly index?: number | null
  /** The match's number in the name of its round, from 1. It orders what the teams do not. */
  readonly number?: number | null
  /** Positions in the list of the matches whose winners meet here, if the file gives them. */
  readonly homeFrom?: number | null
  readonly awayFrom?: number | null
}

export interface BracketPlace {
  readonly rank: number
  readonly index: number
}

/**
 * Finds each match's place so that the winners of `(rank + 1, 2i − 1)` and `(rank + 1, 2i)` meet in `(rank, i)`: from the
 * final backwards, it follows every team to the match it came from. Index 2 of rank 0 is the match for third place.
 * Matches that no team came from (byes, draws to come) fill the free places, in their own order. A round whose name
 * tells no rank ("First round") comes just before the first ranked round, if its winners play there and its losers play
 * nowhere.
 *
 * @returns one place for each match; null if the round's name tells nothing, and for all but the last match of a pair
 *   that met more than once in a round (replays, legs)
 */
export function bracketPlaces(matches: readonly KnockoutMatch[]): (BracketPlace | null)[] {
  const places: (BracketPlace | null)[] = matches.map(() => null)
  const rounds = new Map<number, number[]>()
  const lastOfPair = new Map<string, number>()
  const known = knownRounds(matches)
  matches.forEach((match, position) => {
    const round = known[position]
    if (!round) return
    if (round.third) {
      places[position] = { rank: 0, index: 2 }
      return
    }
    if (match.home !== null && match.away !== null) {
      const pair = `${round.rank} ${[match.home, match.away].sort().join(' ')}`
      const before = lastOfPair.get(pair)
      const list = rounds.get(round.rank)
      if (before !== undefined && list) list.splice(list.indexOf(before), 1)
      lastOfPair.set(pair, position)
    }
    const list = rounds.get(round.rank) ?? []
    list.push(position)
    rounds.set(round.rank, list)
  })
  let parents: (number | undefined)[] = []
  for (const rank of [...rounds.keys()].sort((a, b) => a - b)) {
    const order = placeRound(matches, rounds.get(rank) ?? [], parents)
    order.forEach((position, slot) => {
      if (position !== undefined)
        places[position] = { rank, index: rank === 0 && slot > 0 ? slot + 2 : slot + 1 }
    })
    parents = order
  }
  return places
}

/** Returns the rank of each match and whether it is for third place: as given, as named, or inferred from the next round. */
function knownRounds(matches: readonly KnockoutMatch[]): (NamedRound | null)[] {
  const rounds = matches.map(({ round, rank, index }): NamedRound | null =>
    typeof rank === 'number' ? { rank, third: rank === 0 && index === 2 } : namedRound(round),
  )
  const unnamed = new Map<string, number[]>()
  matches.forEach(({ round }, position) => {
    const name = round.replace(/[\s,]+replays?$/i, '')
    if (!rounds[position] && name !== '') unnamed.set(name, [...(unnamed.get(name) ?? []), position])
  })
  for (const positions of [...unnamed.values()].reverse()) {
    const first = Math.max(...rounds.map((round) => round?.rank ?? -1))
    const ofNext = rounds.flatMap((round, position) => (round?.rank === first ? [position] : []))
    if (first < 0 || !leadsTo(positions, ofNext, matches) || positions.length > 2 ** (first + 2)) break
    for (const position of positions) rounds[position] = { rank: first + 1, third: false }
  }
  return rounds
}

function leadsTo(
  positions: readonly number[],
  next: readonly number[],
  matches: readonly KnockoutMatch[],
): boolean {
  const teamsOf = (list: readonly number[]) =>
    new Set(list.flatMap((position) => [matches[position]?.home, matches[position]?.away]))
  const later = teamsOf(next)
  const elsewhere = teamsOf(
    matches.flatMap((_, position) => (positions.includes(position) ? [] : [position])),
  )
  const decided = positions.flatMap((position) => {
    const match = matches[position]
    if (!match?.winner || match.home === null || match.away === null) return []
    return [match.winner === 'home' ? [match.home, match.away] : [match.away, match.home]]
  })
  return (
    decided.length > 0 &&
    decided.every(([winner = null, loser = null]) => later.has(winner) && !elsewhere.has(loser))
  )
}

/** Returns the positions of a round's matches in bracket order; a hole is a slot without a match. */
function placeRound(
  matches: readonly KnockoutMatch[],
  round: readonly number[],
  parents: readonly (number | undefined)[],
): (number | undefined)[] {
  const order: (number | undefined)[] = []
  const open: number[] = []
  const left = new Set(round)
  for (const position of round) {
    const { rank, index } = matches[position] ?? {}
    if (typeof rank !== 'number' || typeof index !== 'number') continue
    const slot = rank === 0 && index > 2 ? index - 2 : index - 1
    if (order[slot] !== undefined) continue
    order[slot] = position
    left.delete(position)
  }
  parents.forEach((parent, index) => {
    const next = parent === undefined ? undefined : matches[parent]
    const sides = [
      { team: next?.home ?? null, from: next?.homeFrom ?? null },
      { team: next?.away ?? null, from: next?.awayFrom ?? null },
    ]
    sides.forEach(({ team, from }, side) => {
      const slot = index * 2 + side
      if (order[slot] !== undefined) return
      order[slot] = undefined
      const feeder = from !== null && left.has(from) ? from : cameFrom(matches, left, team)
      if (feeder !== undefined) {
        order[slot] = feeder
        left.delete(feeder)
      } else if (team === null) open.push(slot)
    })
  })
  for (let slot = parents.length * 2; slot < order.length; slot++)
    if (order[slot] === undefined) open.push(slot)
  const inOrder = [...left].sort(
    (a, b) => (matches[a]?.number ?? Infinity) - (matches[b]?.number ?? Infinity) || a - b,
  )
  for (const position of inOrder) {
    const own = open.indexOf((matches[position]?.number ?? 0) - 1)
    const [slot = order.length] = open.splice(Math.max(own, 0), 1)
    order[slot] = position
  }
  return order
}

/** Finds the match that a team won to get here, or, if no winner is stored, the match that it played in. */
function cameFrom(matches: readonly KnockoutMatch[], left: ReadonlySet<number>, team: string | null) {
  if (team === null) return undefined
  const played = [...left].filter((position) => {
    const match = matches[position]
    return match?.home === team || match?.away === team
  })
  return (
    played.find((position) => {
      const match = matches[position]
      return match?.winner && match[match.winner] === team
    }) ?? played[0]
  )
}
