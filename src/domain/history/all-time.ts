import type { EditionIndex } from '../tournament/edition-index.ts'
import { statisticsOf } from '../tournament/statistics.ts'

/** All editions together. Goals of walkovers were never scored and do not count. */
export interface AllTime {
  readonly editions: number
  /** Entries: a club's team counts once in each edition it comes to. */
  readonly teams: number
  readonly clubs: number
  readonly nations: number
  readonly matches: number
  readonly goals: number
  readonly oneGoal: number
  readonly drawn: number
}

export function allTime(editions: readonly EditionIndex[]): AllTime {
  const figures = editions.map(({ edition }) => statisticsOf(edition))
  const sum = (of: (figure: (typeof figures)[number]) => number) =>
    figures.reduce((total, figure) => total + of(figure), 0)
  return {
    editions: editions.length,
    teams: editions.reduce((total, { teams }) => total + teams.size, 0),
    clubs: new Set(editions.flatMap(({ teamsByClub }) => [...teamsByClub.keys()])).size,
    nations: new Set(editions.flatMap(({ teamsByNation }) => [...teamsByNation.keys()])).size,
    matches: sum(({ matches }) => matches),
    goals: sum(({ goals }) => goals),
    oneGoal: sum(({ oneGoal }) => oneGoal),
    drawn: sum(({ drawn }) => drawn),
  }
}
