import type { Favourites } from '../account/favourites.ts'
import type { Schedule } from '../schedule/schedule.ts'

/** More teams than anybody shares. */
const MOST = 40

/** Returns the teams that an address shares as `teams=1,2,3`; none if it shares nothing. */
export function sharedTeams(query: string): string[] {
  const list = /[?&]teams=([^&#]*)/.exec(query)?.[1] ?? ''
  const ids = list.split(',').flatMap((part) => {
    try {
      return decodeURIComponent(part) || []
    } catch {
      return []
    }
  })
  return [...new Set(ids)].slice(0, MOST)
}

/** Returns `teams=1,2,3`, a part of a query. */
export const sharedPart = (teamIds: readonly string[]): string =>
  `teams=${teamIds.map((id) => encodeURIComponent(id.toWellFormed())).join(',')}`

/** Returns shared teams in the form of favourites: those that the schedule knows, with the schedule's names. */
export function sharedFavourites(
  teamIds: readonly string[],
  { year, teams, categories }: Schedule,
): Favourites {
  return {
    fields: [],
    teams: teamIds.flatMap((id) => {
      const team = teams.get(id)
      if (!team) return []
      const category = categories.get(team.categoryId)
      const { name, nationCode } = team
      return {
        id: 0,
        teamId: id,
        year,
        name,
        nation: '',
        nationCode: nationCode ?? '',
        category: category?.name.en ?? '',
        categoryShort: category?.shortName ?? '',
      }
    }),
  }
}
