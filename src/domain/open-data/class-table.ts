import type { Category } from '../tournament/edition.ts'
import { classesOf, yearColumn } from './shared-columns.ts'
import { column, dataTable, text } from './table.ts'

export const classTable = dataTable<Category>(
  { name: 'classes', about: { en: 'Age classes', sv: 'Åldersklasser' }, key: ['year', 'id'] },
  classesOf,
  [
    yearColumn,
    text('id', 'Id of the class', 'Klassens id', ({ id }) => id),
    text('name', 'Name in English', 'Namn på engelska', ({ name }) => name.en),
    text('nameSv', 'Name in Swedish', 'Namn på svenska', ({ name }) => name.sv),
    text('shortName', 'Short name', 'Kortnamn', ({ shortName }) => shortName),
    text('gender', 'boys, girls or mixed', 'boys, girls eller mixed', ({ gender }) => gender),
    column('age', 'integer', 'Age in years', 'Ålder i år', ({ age }) => age),
    column(
      'hideMatchResults',
      'boolean',
      'Publishes no results, by design',
      'Publicerar medvetet inga resultat',
      ({ resultsHidden }) => resultsHidden,
    ),
    column(
      'hideConferenceResults',
      'boolean',
      'Publishes no tables, by design',
      'Publicerar medvetet inga tabeller',
      ({ tablesHidden }) => tablesHidden,
    ),
    column(
      'matchMinutes',
      'integer',
      'Length of a match in minutes',
      'Matchens längd i minuter',
      ({ matchMinutes }) => matchMinutes,
    ),
  ],
)
