import type { Schedule } from '../schedule/schedule.ts'
import type { TeamTarget } from './favourites.ts'

/** Returns the teams of a club as targets for favourites, each with all the data that the service receives. */
export const clubTargets = (
  { year, teams, nations, categories }: Pick<Schedule, 'year' | 'teams' | 'nations' | 'categories'>,
  clubId: string,
): TeamTarget[] =>
  [...teams.values()]
    .filter((team) => team.clubId === clubId)
    .map(({ id, name, nationCode, categoryId }) => {
      const category = categories.get(categoryId)
      return {
        teamId: id,
        year,
        name,
        nation: nations.get(nationCode ?? '')?.names.en ?? '',
        nationCode: nationCode ?? '',
        category: category?.name.en ?? '',
        categoryShort: category?.shortName ?? '',
      }
    })
