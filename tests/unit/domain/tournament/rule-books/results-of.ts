import type { RankingRule } from '../../../../../src/domain/tournament/ranking.ts'
import { computeStandings, type Result } from '../../../../../src/domain/tournament/standings.ts'

/** `'A-B 10-9'` as a result; `'A-B 12-12 A'` was won by A on penalties. */
export function resultsOf(...lines: string[]): Result[] {
  return lines.map((line): Result => {
    const [, home = '', away = '', goals, against, won] =
      /^(\w+)-(\w+) (\d+)-(\d+)(?: (\w+))?$/.exec(line) ?? []
    const score = { home: Number(goals), away: Number(against) }
    const onPenalties = won === undefined ? {} : ({ onPenalties: won === home ? 'home' : 'away' } as const)
    return { homeTeamId: home, awayTeamId: away, score, ...onPenalties }
  })
}

export const teamsIn = (results: readonly Result[]): string[] => [
  ...new Set(results.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
]

/** Returns a table as `A 6, B 4`; teams that share a place are joined by `=`. */
export function tableText(
  results: readonly Result[],
  rule: RankingRule,
  fairPlay: Readonly<Record<string, number>> = {},
  lots: readonly string[] = [],
): string {
  const points = Object.entries(fairPlay).map(([teamId, given]) => ({ teamId, points: given }))
  return computeStandings(teamsIn(results), results, rule, lots, points)
    .map((row, at) => `${at > 0 ? (row.tieBreaker === null ? ' = ' : ', ') : ''}${row.teamId} ${row.points}`)
    .join('')
}
