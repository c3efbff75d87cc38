import type { Category, Division } from '../tournament/edition.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Column } from './table.ts'

/** The year of the edition: several editions can stand below each other. */
export const yearColumn: Column<unknown> = {
  name: 'year',
  type: 'integer',
  about: { en: 'Edition', sv: 'Årgång' },
  of: (_, { edition }) => edition.year,
}

export const classColumn: Column<{ readonly category: Category }> = {
  name: 'class',
  type: 'string',
  about: { en: 'Id of the class, see classes.csv', sv: 'Klassens id, se classes.csv' },
  of: ({ category }) => category.id,
}

export const divisionColumn: Column<{ readonly division: Division }> = {
  name: 'division',
  type: 'string',
  about: {
    en: 'Id of the group or play-off, see divisions.csv',
    sv: 'Gruppens eller slutspelets id, se divisions.csv',
  },
  of: ({ division }) => division.id,
}

interface InDivision {
  readonly category: Category
  readonly division: Division
}

/** The classes of an edition that has published anything. */
export const classesOf = ({ edition }: EditionIndex): readonly Category[] =>
  gatesOf(edition.publication).anything ? edition.categories : []

/** The groups and play-offs of an edition with their classes, in its order; none before they are drawn. */
export const divisionsOf = ({ edition }: EditionIndex): InDivision[] =>
  gatesOf(edition.publication).divisions
    ? edition.categories.flatMap((category) => category.divisions.map((division) => ({ category, division })))
    : []
