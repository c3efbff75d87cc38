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
  { name: 'stages', about: { en: 'Stages of each class', sv: 'Etapper i varje klass' }, key: ['year', 'id'] },
  (index) => classesOf(index).flatMap((category) => category.stages.map((stage) => ({ category, stage }))),
  [
    yearColumn,
    classColumn,
    text('id', 'Id of the stage', 'Etappens id', ({ stage }) => stage.id),
    ...texts<StageRow>('name', 'Name', 'Namn', ({ stage }) => stage.name),
    text('type', 'group or playoff', 'group eller playoff', ({ stage }) => stage.kind),
  ],
)

interface CarriedRow extends InDivision {
  readonly result: CarriedResult
}

export const carriedTable = dataTable<CarriedRow>(
  {
    name: 'carried',
    about: {
      en: 'Results of an earlier stage that count in a table',
      sv: 'Resultat från en tidigare etapp som räknas i en tabell',
    },
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
    text('match', 'Id of the match', 'Matchens id', ({ result }) => result.matchId),
    text('home', 'Id of the home team', 'Hemmalagets id', ({ result }) => result.homeTeamId),
    text('away', 'Id of the away team', 'Bortalagets id', ({ result }) => result.awayTeamId),
    column('homeScore', 'integer', 'Its goals', 'Dess mål', ({ result }) => result.score.home),
    column('awayScore', 'integer', 'Its goals', 'Dess mål', ({ result }) => result.score.away),
    text(
      'onPenalties',
      'Who won the penalties after a level score: home or away',
      'Vem som vann straffarna efter lika resultat: home eller away',
      ({ result }) => result.onPenalties ?? null,
    ),
    column(
      'bothLose',
      'boolean',
      'true if both sides lost',
      'true om båda sidor förlorade',
      ({ result }) => result.bothLose ?? null,
    ),
  ],
)

interface TableRow extends InDivision {
  readonly row: PublishedRow
}

export const publishedTable = dataTable<TableRow>(
  {
    name: 'published',
    about: {
      en: 'Tables as the cup has published them, where it has',
      sv: 'Tabeller som cupen själv har publicerat, där den har det',
    },
    key: ['year', 'division', 'teamId'],
  },
  (index) =>
    divisionsOf(index).flatMap(({ category, division }) =>
      openBasis(category, division).published.map((row) => ({ category, division, row })),
    ),
  [
    yearColumn,
    classColumn,
    divisionColumn,
    figureColumn('rank', 'Place', 'Placering'),
    teamIdColumn,
    ...FIGURE_COLUMNS,
  ],
)
