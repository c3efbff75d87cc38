import type { Score } from './football-match.ts'

export interface GroupResult {
  readonly home: string
  readonly away: string
  readonly score: Score
}

/**
 * The order of teams that are level on points, goal difference and goals, where something published tells it: the
 * standings, else who went on to the knock-out and who did not. It stands for what results alone cannot tell: fair play
 * (Japan before Senegal in 2018) or lots.
 *
 * @param published team ids in the published order; empty where there is none
 */
export function groupLots(
  teamIds: readonly string[],
  results: readonly GroupResult[],
  pointsWon: number,
  published: readonly string[],
  wentOn: ReadonlySet<string>,
): string[] {
  const level = new Map<string, string[]>()
  for (const team of teamIds) {
    let [points, won, lost] = [0, 0, 0]
    for (const { home, away, score } of results) {
      if (home !== team && away !== team) continue
      const [own, other] = home === team ? [score.home, score.away] : [score.away, score.home]
      points += own > other ? pointsWon : own === other ? 1 : 0
      won += own
      lost += other
    }
    const key = `${points} ${won - lost} ${won}`
    level.set(key, [...(level.get(key) ?? []), team])
  }
  return [...level.values()].flatMap((teams) => {
    if (teams.length < 2 || results.length === 0) return []
    if (teams.every((team) => published.includes(team))) {
      return [...teams].sort((a, b) => published.indexOf(a) - published.indexOf(b))
    }
    const on = teams.filter((team) => wentOn.has(team))
    return on.length === 0 || on.length === teams.length
      ? []
      : [...on, ...teams.filter((team) => !wentOn.has(team))]
  })
}
