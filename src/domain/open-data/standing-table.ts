import { type LiveRow, liveTable } from '../live/live-table.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { showsTable } from '../tournament/gates.ts'
import {
  classColumn,
  divisionColumn,
  divisionsOf,
  FIGURE_COLUMNS,
  figureColumn,
  teamIdColumn,
  yearColumn,
} from './shared-columns.ts'
import { dataTable, text } from './table.ts'

interface StandingRow {
  readonly category: Category
  readonly division: Division
  readonly row: LiveRow
}

export const standingTable = dataTable<StandingRow>(
  {
    name: 'standings',
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
    figureColumn('rank'),
    teamIdColumn,
    text('team', ({ row }, index) => index.teams.get(row.teamId)?.name ?? null),
    ...FIGURE_COLUMNS,
    text('goesOnTo', ({ row }) => row.qualifiesFor),
  ],
)
