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
    about: { en: 'Fields and where they lie', sv: 'Planer och var de ligger' },
    key: ['year', 'id'],
  },
  ({ edition }) => edition.arenas.flatMap((arena) => arena.fields.map((field) => ({ arena, field }))),
  [
    yearColumn,
    text('arena', 'Id of the arena', 'Arenans id', ({ arena }) => arena.id),
    text('id', 'Id of the field', 'Planens id', ({ field }) => field.id),
    text('name', 'Name of the field', 'Planens namn', ({ field }) => field.name),
    text(
      'breaks',
      'Breaks in its days: from/to name, separated by |',
      'Pauser: från/till namn, åtskilda av |',
      ({ field }) => field.breaks?.map(breakText).join('|') ?? null,
    ),
    text('area', 'Area of the town', 'Område i staden', ({ arena }) => arena.area),
    column(
      'latitude',
      'number',
      'Of the arena, degrees north (WGS 84)',
      'Arenans, grader nord (WGS 84)',
      ({ arena }) => arena.coordinates?.latitude ?? null,
    ),
    column(
      'longitude',
      'number',
      'Of the arena, degrees east (WGS 84)',
      'Arenans, grader ost (WGS 84)',
      ({ arena }) => arena.coordinates?.longitude ?? null,
    ),
    text('arenaName', 'Name of the arena', 'Arenans namn', ({ arena }) => arena.name),
    text(
      'aliases',
      'Other names, each with the day it was used, if for one: name@|name@YYYY-MM-DD',
      'Andra namn, med dagen för dem som gällde en dag: namn@|namn@ÅÅÅÅ-MM-DD',
      ({ field }) => listCell(field.aliases.map(({ name, day }) => `${name}@${day ?? ''}`)),
    ),
  ],
)
