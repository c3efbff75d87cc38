import type { CarriedResult, Category, PublishedRow, Stage } from '../tournament/edition.ts'
import {
  classColumn,
  classesOf,
  divisionColumn,
  divisionsOf,
  FIGURE_COLUMNS,
  figureColumn,
  type InDivision,
  openBasis,
  teamIdColumn,
  yearColumn,
} from './shared-columns.ts'
import { column, dataTable, text, texts } from './table.ts'

interface StageRow {
  readonly category: Category
  readonly stage: Stage
}

export const stageTable = dataTable<StageRow>(
  { name: 'stages', key: ['year', 'id'] },
  (index) => classesOf(index).flatMap((category) => category.stages.map((stage) => ({ category, stage }))),
  [
    yearColumn,
    classColumn,
    text('id', ({ stage }) => stage.id),
    ...texts<StageRow>('name', ({ stage }) => stage.name),
    text('type', ({ stage }) => stage.kind),
  ],
)

interface CarriedRow extends InDivision {
  readonly result: CarriedResult
}

export const carriedTable = dataTable<CarriedRow>(
  {
    name: 'carried',
    key: ['year', 'division', 'home', 'away', 'match'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      openBasis(category, division).carriedOver.map((result) => ({ category, division, result })),
    ),
  [
    yearColumn,
    classColumn,
    divisionColumn,
    text('match', ({ result }) => result.matchId),
    text('home', ({ result }) => result.homeTeamId),
    text('away', ({ result }) => result.awayTeamId),
    column('homeScore', 'integer', ({ result }) => result.score.home),
    column('awayScore', 'integer', ({ result }) => result.score.away),
    text('onPenalties', ({ result }) => result.onPenalties ?? null),
    column('bothLose', 'boolean', ({ result }) => result.bothLose ?? null),
  ],
)

interface TableRow extends InDivision {
  readonly row: PublishedRow
}

export const publishedTable = dataTable<TableRow>(
  {
    name: 'published',
    key: ['year', 'division', 'teamId'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      openBasis(category, division).published.map((row) => ({ category, division, row })),
    ),
  [yearColumn, classColumn, divisionColumn, figureColumn('rank'), teamIdColumn, ...FIGURE_COLUMNS],
)
