import type { Category, Team } from '../tournament/edition.ts'
import { classColumn, yearColumn } from './shared-columns.ts'
import { dataTable } from './table.ts'

interface TeamRow {
  readonly category: Category
  readonly team: Team
}

export const teamTable = dataTable<TeamRow>(
  {
    name: 'teams',
    about: { en: 'Every team in every class it plays in', sv: 'Varje lag i varje klass det spelar i' },
    key: ['year', 'class', 'id'],
  },
  ({ edition }) =>
    edition.categories.flatMap((category) => category.teams.map((team) => ({ category, team }))),
  [
    yearColumn,
    classColumn,
    {
      name: 'id',
      type: 'string',
      about: { en: 'Id of the team, unique within the edition', sv: 'Lagets id, unikt inom årgången' },
      of: ({ team }) => team.id,
    },
    { name: 'name', type: 'string', about: { en: 'Name', sv: 'Namn' }, of: ({ team }) => team.name },
    {
      name: 'club',
      type: 'string',
      about: { en: 'Name of the club', sv: 'Föreningens namn' },
      of: ({ team }, { clubs }) => clubs.get(team.clubId ?? '')?.name ?? null,
    },
    {
      name: 'clubId',
      type: 'string',
      about: { en: 'Id of the club, the same in every edition', sv: 'Föreningens id, samma varje år' },
      of: ({ team }) => team.clubId,
    },
    {
      name: 'nation',
      type: 'string',
      about: {
        en: 'Code of the nation as the cup writes it, mostly ISO 3166',
        sv: 'Nationens kod som cupen skriver den, oftast ISO 3166',
      },
      of: ({ team }) => team.nationCode,
    },
    {
      name: 'division',
      type: 'string',
      about: { en: 'Id of its group, see divisions.csv', sv: 'Gruppens id, se divisions.csv' },
      of: ({ team, category }, { groupsOfTeam }) =>
        groupsOfTeam.get(team.id)?.find(({ categoryId }) => categoryId === category.id)?.id ?? null,
    },
  ],
)
