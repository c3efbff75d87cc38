import type { Arena, Club } from '../tournament/edition.ts'
import { yearColumn } from './shared-columns.ts'
import { column, dataTable, text } from './table.ts'

export const arenaTable = dataTable<Arena>(
  { name: 'arenas', key: ['year', 'id'] },
  ({ edition }) => edition.arenas,
  [
    yearColumn,
    text('id', ({ id }) => id),
    text('name', ({ name }) => name),
    text('area', ({ area }) => area),
    column('latitude', 'number', ({ coordinates }) => coordinates?.latitude ?? null),
    column('longitude', 'number', ({ coordinates }) => coordinates?.longitude ?? null),
  ],
)

export const clubTable = dataTable<Club>(
  { name: 'clubs', key: ['year', 'id'] },
  ({ edition }) => edition.clubs,
  [
    yearColumn,
    text('id', ({ id }) => id),
    text('name', ({ name }) => name),
    text('nation', ({ nationCode }) => nationCode),
  ],
)
