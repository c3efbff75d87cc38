import type { Arena, Club } from '../tournament/edition.ts'
import { yearColumn } from './shared-columns.ts'
import { column, dataTable, text } from './table.ts'

export const arenaTable = dataTable<Arena>(
  { name: 'arenas', about: { en: 'Arenas', sv: 'Arenor' }, key: ['year', 'id'] },
  ({ edition }) => edition.arenas,
  [
    yearColumn,
    text('id', 'Id of the arena', 'Arenans id', ({ id }) => id),
    text('name', 'Name', 'Namn', ({ name }) => name),
    text('area', 'Area of the town', 'Område i staden', ({ area }) => area),
    column(
      'latitude',
      'number',
      'Degrees north (WGS 84)',
      'Grader nord (WGS 84)',
      ({ coordinates }) => coordinates?.latitude ?? null,
    ),
    column(
      'longitude',
      'number',
      'Degrees east (WGS 84)',
      'Grader ost (WGS 84)',
      ({ coordinates }) => coordinates?.longitude ?? null,
    ),
  ],
)

export const clubTable = dataTable<Club>(
  { name: 'clubs', about: { en: 'Clubs', sv: 'Föreningar' }, key: ['year', 'id'] },
  ({ edition }) => edition.clubs,
  [
    yearColumn,
    text('id', 'Id of the club, the same in every edition', 'Föreningens id, samma varje år', ({ id }) => id),
    text('name', 'Name', 'Namn', ({ name }) => name),
    text('nation', 'Code of the nation', 'Nationens kod', ({ nationCode }) => nationCode),
  ],
)
