import type { Category } from '../tournament/edition.ts'
import { classesOf, yearColumn } from './shared-columns.ts'
import { dataTable } from './table.ts'

export const classTable = dataTable<Category>(
  { name: 'classes', about: { en: 'Age classes', sv: 'Åldersklasser' }, key: ['year', 'id'] },
  classesOf,
  [
    yearColumn,
    { name: 'id', type: 'string', about: { en: 'Id of the class', sv: 'Klassens id' }, of: ({ id }) => id },
    {
      name: 'name',
      type: 'string',
      about: { en: 'Name in English', sv: 'Namn på engelska' },
      of: ({ name }) => name.en,
    },
    {
      name: 'nameSv',
      type: 'string',
      about: { en: 'Name in Swedish', sv: 'Namn på svenska' },
      of: ({ name }) => name.sv,
    },
    {
      name: 'shortName',
      type: 'string',
      about: { en: 'Short name', sv: 'Kortnamn' },
      of: ({ shortName }) => shortName,
    },
    {
      name: 'gender',
      type: 'string',
      about: { en: 'boys, girls or mixed', sv: 'boys, girls eller mixed' },
      of: ({ gender }) => gender,
    },
    { name: 'age', type: 'integer', about: { en: 'Age in years', sv: 'Ålder i år' }, of: ({ age }) => age },
    {
      name: 'hideMatchResults',
      type: 'boolean',
      about: { en: 'Publishes no results, by design', sv: 'Publicerar medvetet inga resultat' },
      of: ({ resultsHidden }) => resultsHidden,
    },
    {
      name: 'hideConferenceResults',
      type: 'boolean',
      about: { en: 'Publishes no tables, by design', sv: 'Publicerar medvetet inga tabeller' },
      of: ({ tablesHidden }) => tablesHidden,
    },
    {
      name: 'matchMinutes',
      type: 'integer',
      about: { en: 'Length of a match in minutes', sv: 'Matchens längd i minuter' },
      of: ({ matchMinutes }) => matchMinutes,
    },
  ],
)
