import { type LiveRow, liveTable } from '../live/live-table.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { showsTable } from '../tournament/gates.ts'
import { classColumn, divisionColumn, divisionsOf, yearColumn } from './shared-columns.ts'
import { type Column, column, dataTable, text } from './table.ts'

interface StandingRow {
  readonly category: Category
  readonly division: Division
  readonly row: LiveRow
}

const figure = (
  name: 'rank' | 'played' | 'won' | 'tied' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'points',
  en: string,
  sv: string,
): Column<StandingRow> => column(name, 'integer', en, sv, ({ row }) => row[name])

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
    text('teamId', 'Id of the team, see teams.csv', 'Lagets id, se teams.csv', ({ row }) => row.teamId),
    text('team', 'Its name', 'Dess namn', ({ row }, index) => index.teams.get(row.teamId)?.name ?? null),
    figure('played', 'Matches played', 'Spelade matcher'),
    figure('won', 'Won', 'Vunna'),
    figure('tied', 'Drawn', 'Oavgjorda'),
    figure('lost', 'Lost', 'Förlorade'),
    figure('goalsFor', 'Goals scored', 'Gjorda mål'),
    figure('goalsAgainst', 'Goals let in', 'Insläppta mål'),
    figure('points', 'Points', 'Poäng'),
    text(
      'goesOnTo',
      'Id of the play-off that the place leads to',
      'Id för slutspelet som platsen leder till',
      ({ row }) => row.qualifiesFor,
    ),
  ],
)
