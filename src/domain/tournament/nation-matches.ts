import type { EditionIndex } from './edition-index.ts'
import { isHeadline } from './margin.ts'
import type { Match } from './match.ts'
import { isToCome } from './match-progress.ts'
import { mainPlayoff } from './medals.ts'
import { nationOf } from './nation.ts'
import { losingTeam, winningTeam } from './outcome.ts'

/** Returns the matches of a nation's teams, each once. */
export function nationMatches(index: EditionIndex, nation: string): Match[] {
  const teams = index.teamsByNation.get(nation) ?? []
  return [...new Set(teams.flatMap(({ id }) => index.matchesByTeam.get(id) ?? []))]
}

/** Counts the teams of a nation that are playing or have a match to come. */
export const teamsStillIn = (index: EditionIndex, nation: string): number =>
  (index.teamsByNation.get(nation) ?? []).filter(({ id }) => index.matchesByTeam.get(id)?.some(isToCome))
    .length

/**
 * Returns the most important wins of a nation over other nations: first in main play-offs, then in other play-offs, then in
 * groups. Within these the latest round comes first, and among equals the closest result.
 *
 * @param matches of the nation's teams
 */
export function bestWins(
  matches: readonly Match[],
  nation: string,
  index: EditionIndex,
  longest: number,
): Match[] {
  const main = new Set(index.edition.categories.map((category) => mainPlayoff(category)?.id))
  const nationOfTeam = (id: string | null) => nationOf(index.teams.get(id ?? '')?.nationCode ?? null)?.key
  return matches
    .filter((match) => match.kind === 'finished')
    .flatMap((match) => {
      if (nationOfTeam(winningTeam(match)) !== nation) return []
      const other = nationOfTeam(losingTeam(match))
      if (other === undefined || other === nation) return []
      const { rank, index: place } = match.round
      const { home, away } = match.score
      if (!isHeadline(match.score, index.categories.get(match.categoryId)?.age ?? null)) return []
      const stage = main.has(match.divisionId) ? 0 : rank === null ? 2 : 1
      return [{ match, order: [stage, rank ?? 0, rank === 0 ? (place ?? 1) : 0, Math.abs(home - away)] }]
    })
    .sort((one, other) => compareOrders(one.order, other.order) || (one.match.id < other.match.id ? -1 : 1))
    .slice(0, longest)
    .map(({ match }) => match)
}

const compareOrders = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((found, value, at) => found || value - (other[at] ?? 0), 0)
