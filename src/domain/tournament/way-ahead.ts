import { oncePer } from '../once-per.ts'
import { bracketOf, matchesBefore, nextMatches } from './bracket.ts'
import type { Division } from './edition.ts'
import type { EditionIndex } from './edition-index.ts'
import type { Match, Participant } from './match.ts'
import { losingTeam, SIDES, sideOf, teamIdOf, winnerOf, winningTeam } from './outcome.ts'

/** Who stands on the other side: known, or who wins or loses a match of two teams, or one of several. */
export type Opponent =
  | { readonly kind: 'side'; readonly side: Participant }
  | { readonly kind: 'one-of'; readonly sides: readonly Team[] }
  | { readonly kind: 'winner' | 'loser'; readonly of: Match }

/** A match that a team may come to. */
export interface Stop {
  readonly match: Match
  readonly opponent: Opponent
}

/** What follows a play-off match; null where nothing does, or what does is not listed. */
export interface Branches {
  readonly win: Stop | null
  readonly loss: Stop | null
}

type Team = Extract<Participant, { kind: 'team' }>
type Divisions = Pick<EditionIndex, 'divisions'>

export function branchesOf(match: Match, { divisions }: Divisions): Branches {
  const division = divisions.get(match.divisionId)
  if (division?.kind !== 'playoff') return { win: null, loss: null }
  const { winner, loser } = nextMatches(bracketOf(division), match.id)
  return {
    win: winner && stopAt(winner, match, division, 'winner'),
    loss: loser && stopAt(loser, match, division, 'loser'),
  }
}

/** The matches from a play-off match to the final, while it is won. */
export function wayToFinal(match: Match, index: Divisions): readonly Stop[] {
  const next = branchesOf(match, index).win
  return next ? [next, ...wayToFinal(next.match, index)] : []
}

/** By id of a match, those whose winners, or losers, come to it. */
const comingTo = oncePer((division: Division) => {
  const bracket = bracketOf(division)
  const to = (kind: 'winner' | 'loser') =>
    Map.groupBy(division.matches, ({ id }) => nextMatches(bracket, id)[kind]?.id)
  return { winner: to('winner'), loser: to('loser') }
})

/** A match as it is for who comes to it from another one. */
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

/** All that can still play in a match; null where a place is for somebody whom no match of the play-off tells. */
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

/** Where neither side is known the later one: its label tells as much as there is. */
function openSide(match: Match, from: Match): Participant {
  const isOwn = (side: Participant) => {
    const teamId = teamIdOf(side)
    return teamId !== null && sideOf(from, teamId) !== null
  }
  return isOwn(match.away) ? match.home : match.away
}
