import type { CarriedResult } from '../../domain/tournament/edition.ts'
import type { Match, Participant, Score, SideName } from '../../domain/tournament/match.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import { computeStandings, countedResults } from '../../domain/tournament/standings.ts'
import type { MatchRow } from './statements.ts'
import type { WireDivision } from './wire-category.ts'

/** What a table is made of where none was published. */
interface Group {
  readonly teamIds: readonly string[]
  readonly matches: readonly MatchRow[]
  readonly carriedOver: WireDivision['carriedOver']
  readonly ranking: RankingRule
  readonly lots: readonly string[]
}

/** The table of a group from its matches; in the order of the draw before the first result. */
export function computeTeamtable({ teamIds, matches, carriedOver, ranking, lots }: Group) {
  const members = new Set(teamIds)
  const results = countedResults({
    matches: matches.map(matchOf),
    carriedOver: carriedOver.map(carriedOf),
  }).filter((result) => members.has(result.homeTeamId) && members.has(result.awayTeamId))
  const rows = computeStandings([...members], results, ranking, lots)
  const place = new Map(teamIds.map((id, index) => [id, index]))
  const drawn = (teamId: string) => place.get(teamId) ?? 0
  const inOrder = results.length > 0 ? rows : rows.toSorted((a, b) => drawn(a.teamId) - drawn(b.teamId))
  return inOrder.map(({ separatedBy: _, ...row }) => row)
}

const carriedOf = (carried: WireDivision['carriedOver'][number]): CarriedResult => ({
  matchId: carried.matchId,
  homeTeamId: carried.homeTeamId,
  awayTeamId: carried.awayTeamId,
  score: { home: carried.homeScore, away: carried.awayScore },
})

/** A stored match as the rules know it, as far as a table looks: without time and place. */
function matchOf(row: MatchRow): Match {
  const facts = {
    id: row.id,
    number: row.number,
    categoryId: row.category_id,
    divisionId: row.division_id,
    round: { name: row.round_name, rank: row.round_rank, index: row.round_index },
    home: participant(row, 'home'),
    away: participant(row, 'away'),
    time: { kind: 'unknown' },
    movedFrom: null,
    fieldId: row.field_id,
    locationName: row.location_name,
    streamId: row.stream_id,
  } as const
  const score = scoreOf(row.home_score, row.away_score)
  const { winner, state } = row
  if (facts.home.kind === 'bye' || facts.away.kind === 'bye') return { ...facts, kind: 'bye', winner }
  if (state === 'walkover') return { ...facts, kind: 'walkover', score, winner }
  if (state === 'live') return { ...facts, kind: 'live', score, halfTime: null }
  if (state === 'scheduled') return { ...facts, kind: 'scheduled' }
  if (score === null) return { ...facts, kind: 'unreported' }
  return {
    ...facts,
    kind: 'finished',
    score,
    halfTime: null,
    penalties: scoreOf(row.home_penalty_score, row.away_penalty_score),
    decision: row.decision ?? 'regular-time',
    winner,
  }
}

function participant(row: MatchRow, side: SideName): Participant {
  const teamId = row[`${side}_team_id`]
  if (teamId !== null) return { kind: 'team', teamId, name: row[`${side}_name`] ?? teamId }
  const label = row[`${side}_placeholder`]
  return label === null ? { kind: 'bye' } : { kind: 'placeholder', label }
}

const scoreOf = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : { home, away }
