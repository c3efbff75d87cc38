import type { CarriedResult } from '../../domain/tournament/edition.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import { computeStandings, countedResults } from '../../domain/tournament/standings.ts'
import type { MatchRow } from './statements.ts'
import { matchOf } from './stored-match.ts'
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
