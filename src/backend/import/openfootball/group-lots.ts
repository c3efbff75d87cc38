import type { Score } from '../../../domain/tournament/match.ts'
import type { RankingRule } from '../../../domain/tournament/ranking.ts'
import { computeStandings } from '../../../domain/tournament/standings.ts'

export interface GroupResult {
  readonly home: string
  readonly away: string
  readonly score: Score
}

/**
 * Returns the order of teams that all steps of the chain before lots leave level, if it can be inferred: from the standings,
 * else from which teams went on. The order covers everything that the group's results alone do not decide: fair play
 * (Japan before Senegal in 2018), a play-off (West Germany before Turkey in 1954), or lots.
 *
 * @param published team ids in the published order; empty if there is none
 */
export function groupLots(
  teamIds: readonly string[],
  results: readonly GroupResult[],
  rule: RankingRule,
  published: readonly string[],
  qualifiedIds: ReadonlySet<string>,
): string[] {
  if (results.length === 0) return []
  const lots = rule.chain.indexOf('lots')
  const before = { ...rule, chain: lots === -1 ? rule.chain : rule.chain.slice(0, lots) }
  const rows = computeStandings(
    teamIds,
    results.map(({ home, away, score }) => ({ homeTeamId: home, awayTeamId: away, score })),
    before,
    [],
  )
  const level = Map.groupBy(rows, ({ rank }) => rank)
  return [...level.values()].flatMap((sharing) => {
    const teams = teamIds.filter((team) => sharing.some(({ teamId }) => teamId === team))
    if (teams.length < 2) return []
    if (teams.every((team) => published.includes(team))) {
      return teams.toSorted((a, b) => published.indexOf(a) - published.indexOf(b))
    }
    const on = teams.filter((team) => qualifiedIds.has(team))
    return on.length === 0 || on.length === teams.length
      ? []
      : [...on, ...teams.filter((team) => !qualifiedIds.has(team))]
  })
}
