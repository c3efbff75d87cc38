import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { type Column, column, text } from './table.ts'

/** The year of the edition, so that the rows of several editions can stand in one table. */
export const yearColumn: Column<unknown> = column(
  'year',
  'integer',
  'Edition',
  'Upplaga',
  (_, { edition }) => edition.year,
)

export const classColumn: Column<{ readonly category: Category }> = text(
  'class',
  'Id of the class, see classes.csv',
  'Klassens id, se classes.csv',
  ({ category }) => category.id,
)

export const divisionColumn: Column<{ readonly division: Division }> = text(
  'division',
  'Id of the group or play-off, see divisions.csv',
  'Gruppens eller slutspelets id, se divisions.csv',
  ({ division }) => division.id,
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
