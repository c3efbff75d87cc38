import type { Arena, Field } from '../tournament/edition.ts'
import { yearColumn } from './shared-columns.ts'
import { dataTable } from './table.ts'

interface FieldRow {
  readonly arena: Arena
  readonly field: Field
}

export const fieldTable = dataTable<FieldRow>(
  {
    name: 'fields',
    about: { en: 'Fields and where they lie', sv: 'Planer och var de ligger' },
    key: ['year', 'id'],
  },
  ({ edition }) => edition.arenas.flatMap((arena) => arena.fields.map((field) => ({ arena, field }))),
  [
    yearColumn,
    {
      name: 'arena',
      type: 'string',
      about: { en: 'Id of the arena', sv: 'Arenans id' },
      of: ({ arena }) => arena.id,
    },
    {
      name: 'id',
      type: 'string',
      about: { en: 'Id of the field', sv: 'Planens id' },
      of: ({ field }) => field.id,
    },
    {
      name: 'name',
      type: 'string',
      about: { en: 'Name of the field', sv: 'Planens namn' },
      of: ({ field }) => field.name,
    },
    {
      name: 'area',
      type: 'string',
      about: { en: 'Area of the town', sv: 'Område i staden' },
      of: ({ arena }) => arena.area,
    },
    {
      name: 'latitude',
      type: 'number',
      about: { en: 'Of the arena, degrees north (WGS 84)', sv: 'Arenans, grader nord (WGS 84)' },
      of: ({ arena }) => arena.coordinates?.latitude ?? null,
    },
    {
      name: 'longitude',
      type: 'number',
      about: { en: 'Of the arena, degrees east (WGS 84)', sv: 'Arenans, grader ost (WGS 84)' },
      of: ({ arena }) => arena.coordinates?.longitude ?? null,
    },
  ],
)
