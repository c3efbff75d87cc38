import type { Arena, Field, FieldBreak } from '../tournament/edition.ts'
import { yearColumn } from './shared-columns.ts'
import { column, dataTable, listCell, text } from './table.ts'
import { writtenTime } from './written-time.ts'

interface FieldRow {
  readonly arena: Arena
  readonly field: Field
}

/** `2026-07-07T12:00:00+02:00/2026-07-07T13:00:00+02:00 Lunch`. */
const breakText = ({ from, to, name }: FieldBreak): string =>
  [`${writtenTime(from)}/${writtenTime(to)}`, name?.en].filter(Boolean).join(' ')

export const fieldTable = dataTable<FieldRow>(
  {
    name: 'fields',
    key: ['year', 'id'],
  },
  ({ edition }) => edition.arenas.flatMap((arena) => arena.fields.map((field) => ({ arena, field }))),
  [
    yearColumn,
    text('arena', ({ arena }) => arena.id),
    text('id', ({ field }) => field.id),
    text('name', ({ field }) => field.name),
    text('breaks', ({ field }) => field.breaks?.map(breakText).join('|') ?? null),
    text('area', ({ arena }) => arena.area),
    column('latitude', 'number', ({ arena }) => arena.coordinates?.latitude ?? null),
    column('longitude', 'number', ({ arena }) => arena.coordinates?.longitude ?? null),
    text('arenaName', ({ arena }) => arena.name),
    text('aliases', ({ field }) => listCell(field.aliases.map(({ name, day }) => `${name}@${day ?? ''}`))),
  ],
)
