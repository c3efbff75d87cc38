import type { Category, Division, Team } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { finalPlaces } from '../tournament/final-places.ts'
import { showsResults, showsTable } from '../tournament/gates.ts'
import { isHeadline } from '../tournament/margin.ts'
import type { Match, Score, SideName } from '../tournament/match.ts'
import { otherSide, teamIdOf, winnerOf } from '../tournament/outcome.ts'
import { type DivisionStanding, divisionStandings } from '../tournament/standings.ts'
import type { TeamRecord } from '../tournament/team-record.ts'

/** The content of one sentence of a press sheet. It holds no text, because the sentence exists in every language. */
export type PressFact = MatchFact | GroupFact | DayFact | EntriesFact | RecordFact | MedalsFact

/** A knock-out match that decided something for its winner. */
export interface MatchFact {
  readonly kind: 'match'
  readonly match: Match
  readonly category: Category
  readonly playoff: Division
  readonly winner: SideName
  /** The winner's goals first; null if the score must not be made a headline. */
  readonly score: Score | null
  /** The place that the match gave; null if it led to the round of `rank`. */
  readonly place: 1 | 3 | null
  readonly rank: number
}

export interface GroupFact {
  readonly kind: 'group'
  readonly category: Category
  readonly group: Division
  readonly team: Team
  readonly row: DivisionStanding
}

export interface DayFact {
  readonly kind: 'day'
  readonly day: string
  readonly matches: number
  readonly played: number
  readonly goals: number
}

/** The entries of a nation or a club. */
export interface EntriesFact {
  readonly kind: 'entries'
  readonly teams: number
  /** null if the edition has not published its clubs, and for a club. */
  readonly clubs: number | null
  readonly classes: number
}

export interface RecordFact {
  readonly kind: 'record'
  readonly teams: number
  /** Counts only matches that were played: a walkover is no achievement. */
  readonly record: TeamRecord
}

export interface MedalsFact {
  readonly kind: 'medals'
  readonly medals: readonly [gold: number, silver: number, bronze: number]
}

/**
 * Returns what a match decided, as far as it can be printed: a title, a third place or a place in the next round. A walkover
 * into the next round is not printed, nor what a jury decided after a match; a title won by a walkover has no score.
 */
export function matchFact(match: Match, index: EditionIndex): MatchFact | null {
  const { rank, index: place } = match.round
  const category = index.categories.get(match.categoryId)
  const playoff = index.divisions.get(match.divisionId)
  const winner = winnerOf(match)
  if (!category || !showsResults(category) || playoff?.kind !== 'playoff' || rank === null || winner === null)
    return null
  if (teamIdOf(match[winner]) === null || teamIdOf(match[otherSide(winner)]) === null) return null
  const about = { kind: 'match', match, category, playoff, winner } as const
  const decides = rank === 0 ? ({ place: (place ?? 1) > 1 ? 3 : 1, rank: 0 } as const) : null
  if (match.kind === 'walkover') return match.stood ? null : decides && { ...about, ...decides, score: null }
  if (match.kind !== 'finished') return null
  const { home, away } = match.score
  const ownFirst = winner === 'home' ? match.score : { home: away, away: home }
  const score = isHeadline(match.score, category.age) ? ownFirst : null
  return { ...about, score, ...(decides ?? { place: null, rank: rank - 1 }) }
}

/** Returns the final winner of a group; null while it goes on, if the place is shared, or if its table is not shown. */
export function groupFact(group: Division, index: EditionIndex): GroupFact | null {
  const category = index.categories.get(group.categoryId)
  if (!category || !showsTable(category, group)) return null
  let rows: readonly DivisionStanding[] = []
  const first = finalPlaces(group.matches, () => {
    rows = divisionStandings(group, category).rows
    return rows
  }).get(1)
  const team = index.teams.get(first ?? '')
  const row = rows.find(({ teamId }) => teamId === first)
  return team && row ? { kind: 'group', category, group, team, row } : null
}
