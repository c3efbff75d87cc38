import type { Score } from '../../domain/tournament/match.ts'
import type { RankingCriterion, RankingRule } from '../../domain/tournament/ranking.ts'

interface Result {
  readonly homeTeamId: string
  readonly awayTeamId: string
  readonly score: Score
}

interface Row {
  teamId: string
  rank: number
  played: number
  won: number
  tied: number
  lost: number
  points: number
  goalsWon: number
  goalsLost: number
  separatedBy: 'points' | RankingCriterion | null
}

function totals(teamIds: readonly string[], results: readonly Result[], rule: RankingRule): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const teamId of teamIds) {
    const none = { played: 0, won: 0, tied: 0, lost: 0, points: 0, goalsWon: 0, goalsLost: 0 }
    rows.set(teamId, { teamId, rank: 0, ...none, separatedBy: null })
  }
  for (const { homeTeamId, awayTeamId, score } of results) {
    for (const [own, other, won, lost] of [
      [homeTeamId, awayTeamId, score.home, score.away],
      [awayTeamId, homeTeamId, score.away, score.home],
    ] as const) {
      const row = rows.get(own)
      if (!row || !rows.has(other)) continue
      row.played += 1
      row.goalsWon += won
      row.goalsLost += lost
      const outcome = won > lost ? 'won' : won < lost ? 'lost' : 'tied'
      row[outcome] += 1
      row.points += rule.points[outcome]
    }
  }
  return rows
}

/** Stands in for `computeStandings` of the domain until that exists: same signature, the chains used here. */
export function computeStandings(
  teamIds: readonly string[],
  results: readonly Result[],
  rule: RankingRule,
  lots: readonly string[],
): Row[] {
  const rows = [...totals(teamIds, results, rule).values()]
  const minis = new Map<number, Map<string, Row>>()
  for (const { points } of rows) {
    const level = rows.filter((row) => row.points === points).map((row) => row.teamId)
    minis.set(points, totals(level, results, rule))
  }
  const value = (row: Row, criterion: RankingCriterion): number => {
    const mini = minis.get(row.points)?.get(row.teamId) ?? row
    if (criterion === 'goal-difference') return row.goalsWon - row.goalsLost
    if (criterion === 'goals-scored') return row.goalsWon
    if (criterion === 'head-to-head-points') return mini.points
    if (criterion === 'head-to-head-goal-difference') return mini.goalsWon - mini.goalsLost
    if (criterion === 'head-to-head-goals') return mini.goalsWon
    if (criterion === 'lots') return lots.includes(row.teamId) ? -lots.indexOf(row.teamId) : -lots.length
    return 0
  }
  const separator = (above: Row, below: Row): Row['separatedBy'] => {
    if (above.points !== below.points) return 'points'
    return rule.chain.find((each) => value(above, each) !== value(below, each)) ?? null
  }
  rows.sort((a, b) => {
    const by = separator(a, b)
    if (by === null) return 0
    return by === 'points' ? b.points - a.points : value(b, by) - value(a, by)
  })
  return rows.map((row, index) => ({
    ...row,
    rank: index + 1,
    separatedBy: index === 0 ? null : separator(rows[index - 1] as Row, row),
  }))
}
