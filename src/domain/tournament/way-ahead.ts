import { memoized } from '../memoized.ts'
import { bracketOf, matchesBefore, nextMatches } from './bracket.ts'
import type { Division } from './edition.ts'
import { type EditionIndex, playable } from './edition-index.ts'
import { loserWay } from './loser-way.ts'
import type { Match, Participant } from './match.ts'
import { losingTeam, SIDES, sideOf, teamIdOf, winnerOf, winningTeam } from './outcome.ts'

/** The opponent: a known side, one of several teams, or the winner or loser of a match between two known teams. */
export type Opponent =
  | { readonly kind: 'side'; readonly side: Participant }
  | { readonly kind: 'one-of'; readonly sides: readonly Team[] }
  | { readonly kind: 'winner' | 'loser'; readonly of: Match }

/** A match that a team may reach. */
export interface Stop {
  readonly match: Match
  readonly opponent: Opponent
}

/** The next matches after a play-off match; null if there is none or it is not listed. */
export interface Branches {
  readonly win: Stop | null
  readonly loss: Stop | null
  /** True if the loser is out: then `loss` is null, as it also is where no match tells. */
  readonly isLoserOut: boolean
}

type Team = Extract<Participant, { kind: 'team' }>
type Divisions = Pick<EditionIndex, 'divisions'> & Partial<Pick<EditionIndex, 'categories'>>

export function branchesOf(match: Match, { divisions, categories }: Divisions): Branches {
  const division = divisions.get(match.divisionId)
  if (division?.kind !== 'playoff') return { win: null, loss: null, isLoserOut: false }
  const { winner } = nextMatches(bracketOf(division), match.id)
  const loser = loserWay(match, division, categories?.get(division.categoryId))
  return {
    win: winner && stopAt(winner, match, division, 'winner'),
    loss: loser.kind === 'match' ? stopAt(loser.match, match, division, 'loser') : null,
    isLoserOut: loser.kind === 'out',
  }
}

/** Returns the matches from a play-off match to the final, as long as the team wins. */
export function wayToFinal(match: Match, index: Divisions): readonly Stop[] {
  const next = branchesOf(match, index).win
  return next ? [next, ...wayToFinal(next.match, index)] : []
}

/** By match id: the matches whose winners, or losers, go on to that match. */
const comingTo = memoized((division: Division) => {
  const bracket = bracketOf(division)
  const to = (kind: 'winner' | 'loser') =>
    Map.groupBy(playable(division.matches), ({ id }) => nextMatches(bracket, id)[kind]?.id)
  return { winner: to('winner'), loser: to('loser') }
})

/** Returns a match as seen by a team that comes from another match. */
function stopAt(match: Match, from: Match, division: Division, kind: 'winner' | 'loser'): Stop {
  const other = comingTo(division)
    [kind].get(match.id)
    ?.find(({ id }) => id !== from.id)
  const known = SIDES.map((side) => match[side]).find((side) => isFromElsewhere(side, from, other))
  if (known) return { match, opponent: { kind: 'side', side: known } }
  if (!other) return { match, opponent: { kind: 'side', side: openSide(match, from) } }
  const teamId = kind === 'winner' ? winningTeam(other) : losingTeam(other)
  const came = SIDES.map((side) => other[side]).find((side) => teamId !== null && teamIdOf(side) === teamId)
  if (came) return { match, opponent: { kind: 'side', side: came } }
  if (SIDES.every((side) => other[side].kind === 'team')) return { match, opponent: { kind, of: other } }
  const sides = teamsOf(other, division)
  return {
    match,
    opponent: sides ? { kind: 'one-of', sides } : { kind: 'side', side: openSide(match, from) },
  }
}

/** Returns all teams that can still play in a match; null if no match of the play-off determines one of its places. */
function teamsOf(match: Match, division: Division): readonly Team[] | null {
  const known = SIDES.flatMap((side) => (match[side].kind === 'team' ? [match[side]] : []))
  const before = matchesBefore(bracketOf(division), match.id).filter((other) =>
    known.every(({ teamId }) => sideOf(other, teamId) === null),
  )
  if (known.length + before.length < SIDES.length) return null
  const came = before.map((other) => {
    const winner = winnerOf(other)
    const side = winner && other[winner]
    return side?.kind === 'team' ? [side] : teamsOf(other, division)
  })
  return came.some((list) => list === null) ? null : [...known, ...came.flatMap((list) => list ?? [])]
}

const isFromElsewhere = (side: Participant, from: Match, other: Match | undefined): boolean => {
  const teamId = teamIdOf(side)
  return teamId !== null && sideOf(from, teamId) === null && (!other || sideOf(other, teamId) !== null)
}

/** Returns the opponent's side. If neither side is known, that is the away side: its label tells all that is known. */
function openSide(match: Match, from: Match): Participant {
  const isOwn = (side: Participant) => {
    const teamId = teamIdOf(side)
    return teamId !== null && sideOf(from, teamId) !== null
  }
  return isOwn(match.away) ? match.home : match.away
}
