import { type LiveRow, liveTable } from '../live/live-table.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { showsTable } from '../tournament/gates.ts'
import { classColumn, divisionColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { type Column, dataTable } from './table.ts'

interface StandingRow {
  readonly category: Category
  readonly division: Division
  readonly row: LiveRow
}

const figure = (
  name: 'rank' | 'played' | 'won' | 'tied' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'points',
  en: string,
  sv: string,
): Column<StandingRow> => ({
  name,
  type: 'integer',
  about: { en, sv },
  of: ({ row }) => row[name],
})

export const standingTable = dataTable<StandingRow>(
  {
    name: 'standings',
    about: {
      en: 'The table of every group; matches being played count as they stand',
      sv: 'Tabellen i varje grupp; pågående matcher räknas som de står',
    },
    key: ['year', 'division', 'teamId'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      showsTable(category, division)
        ? liveTable(division, category).rows.map((row) => ({ category, division, row }))
        : [],
    ),
  [
    yearColumn,
    classColumn,
    divisionColumn,
    figure(
      'rank',
      'Place; shared by teams that nothing separates',
      'Placering; delas av lag som inget skiljer åt',
    ),
    {
      name: 'teamId',
      type: 'string',
      about: { en: 'Id of the team, see teams.csv', sv: 'Lagets id, se teams.csv' },
      of: ({ row }) => row.teamId,
    },
    {
      name: 'team',
      type: 'string',
      about: { en: 'Its name', sv: 'Dess namn' },
      of: ({ row }, index) => index.teams.get(row.teamId)?.name ?? null,
    },
    figure('played', 'Matches played', 'Spelade matcher'),
    figure('won', 'Won', 'Vunna'),
    figure('tied', 'Drawn', 'Oavgjorda'),
    figure('lost', 'Lost', 'Förlorade'),
    figure('goalsFor', 'Goals scored', 'Gjorda mål'),
    figure('goalsAgainst', 'Goals let in', 'Insläppta mål'),
    figure('points', 'Points', 'Poäng'),
    {
      name: 'goesOnTo',
      type: 'string',
      about: {
        en: 'Id of the play-off that the place leads to',
        sv: 'Id för slutspelet som platsen leder till',
      },
      of: ({ row }) => row.qualifiesFor,
    },
  ],
)
