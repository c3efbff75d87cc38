import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { type Column, column, text } from './table.ts'

/** The year of the edition, so that the rows of several editions can stand in one table. */
export const yearColumn: Column<unknown> = column('year', 'integer', (_, { edition }) => edition.year)

export const classColumn: Column<{ readonly category: Category }> = text(
  'class',
  ({ category }) => category.id,
)

export const divisionColumn: Column<{ readonly division: Division }> = text(
  'division',
  ({ division }) => division.id,
)

type FigureName = 'rank' | 'played' | 'won' | 'tied' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'points'

/** The rows of a table, whose figures are columns. */
interface TableRow {
  readonly row: Readonly<Record<FigureName, number>>
}

export const figureColumn = (name: FigureName): Column<TableRow> =>
  column(name, 'integer', ({ row }) => row[name])

/** What a table tells of a team besides its place. */
export const FIGURE_COLUMNS: readonly Column<TableRow>[] = [
  figureColumn('played'),
  figureColumn('won'),
  figureColumn('tied'),
  figureColumn('lost'),
  figureColumn('goalsFor'),
  figureColumn('goalsAgainst'),
  figureColumn('points'),
]

export const teamIdColumn: Column<{ readonly row: { readonly teamId: string } }> = text(
  'teamId',
  ({ row }) => row.teamId,
)

export interface InDivision {
  readonly category: Category
  readonly division: Division
}

/** Returns the classes of an edition; none before it has published anything. */
export const classesOf = ({ edition }: EditionIndex): readonly Category[] =>
  gatesOf(edition.publication).anything ? edition.categories : []

const NOTHING: Pick<Division, 'lots' | 'fairPlay' | 'adjustments' | 'carriedOver' | 'published'> = {
  lots: [],
  carriedOver: [],
  published: [],
}

/** Returns what a table rests on beside its matches; nothing in a class that hides its results or its tables. */
export const openBasis = (
  { resultsHidden, tablesHidden }: Pick<Category, 'resultsHidden' | 'tablesHidden'>,
  division: Division,
): Pick<Division, 'lots' | 'fairPlay' | 'adjustments' | 'carriedOver' | 'published'> =>
  resultsHidden || tablesHidden ? NOTHING : division

/** Returns the groups and play-offs of an edition with their classes, in its order; none before the draw. */
export const divisionsOf = ({ edition }: EditionIndex): InDivision[] =>
  gatesOf(edition.publication).divisions
    ? edition.categories.flatMap((category) => category.divisions.map((division) => ({ category, division })))
    : []
