import { shown } from '../fault.ts'
import type { Row } from '../rows/row.ts'
import { say } from '../said.ts'
import { freeId, slug } from '../slug.ts'
import { known } from '../suggestion.ts'
import { breakCells, type WrittenBreak } from './break-cells.ts'
import type { CellReader } from './cells.ts'
import type { Tables } from './tables.ts'

export interface Arenas {
  readonly raw: object[]
  /** Returns the field id of a match; undefined if no field is named, or if the field is unknown, which is a fault. */
  fieldOf(row: Row): string | undefined
  addBreak(field: string, value: WrittenBreak): void
}

type From = <T extends object>(row: Row, value: T) => T

interface RawField {
  readonly id: string
  breaks?: readonly WrittenBreak[]
}

interface Place {
  readonly id: string
  readonly fields: object[]
}

/**
 * Builds arenas and fields from their tables. If fields.csv is absent, fields that only matches name are inferred: "Heden 5"
 * is a field of arena "Heden" unless the column `arena` says otherwise.
 */
export function buildArenas(tables: Tables, cells: CellReader, from: From): Arenas {
  const raw: (Place & Record<string, unknown>)[] = []
  const arenas = new Map<string, Place>()
  const fields = new Map<string, string>()
  const arenaIds = new Map<string, Place>()
  const fieldIds = new Map<string, { readonly arena: Place; readonly field: RawField }>()
  const addArena = (row: Row, id: string, name: string, more: Record<string, unknown>): Place => {
    const arena = from(row, { id, name, ...more, fields: [] as object[] })
    raw.push(arena)
    arenaIds.set(id, arena)
    for (const key of [id, name]) if (!arenas.has(key.toLowerCase())) arenas.set(key.toLowerCase(), arena)
    return arena
  }
  for (const row of tables.arenas) {
    const name = row.get('name') || row.get('id')
    addArena(row, row.get('id') || slug(name) || name, name, whereabouts(row, cells))
  }
  const named = (cell: string) => arenaIds.get(cell) ?? arenas.get(cell.toLowerCase())
  const arenaOf = (row: Row, field: string): Place => {
    const cell = row.get('arena') || field.replace(/[\s_-]*\d+\s*$/, '') || field
    return arenas.get(cell.toLowerCase()) ?? addArena(row, slug(cell) || cell, cell, { area: cell })
  }
  const addField = (row: Row, arena: Place, id: string, name: string, aliases: object[] = []) => {
    const breaks = breakCells(row, cells)
    const field: RawField = from(row, { id, name, aliases, ...(breaks.length > 0 && { breaks }) })
    arena.fields.push(field)
    fieldIds.set(id, { arena, field })
    for (const key of [id, name, `${arena.id}\n${id}`, `${arena.id}\n${name}`]) {
      if (!fields.has(key.toLowerCase())) fields.set(key.toLowerCase(), id)
    }
  }
  for (const row of tables.fields) {
    const name = row.get('name') || row.get('id')
    const listed = named(row.get('arena'))
    if (!listed && tables.arenas.length > 0 && row.get('arena') !== '') {
      const ids = [...arenas.keys()]
      cells.fault(
        row,
        'arena',
        say('unknown.arena', { id: shown(row.get('arena')) }),
        known(say('ofArenas'), row.get('arena'), ids),
      )
      continue
    }
    const arena =
      listed ??
      (row.get('arenaName') === ''
        ? arenaOf(row, name)
        : addArena(
            row,
            row.get('arena') || slug(row.get('arenaName')),
            row.get('arenaName'),
            whereabouts(row, cells),
          ))
    addField(
      row,
      arena,
      row.get('id') || slug(`${name.includes(arena.id) ? '' : `${arena.id} `}${name}`) || name,
      name,
      aliasesOf(row, cells),
    )
  }
  const closed = tables.fields.length > 0
  const created = new Set<string>()
  return {
    raw,
    addBreak: (id, value) => {
      const field = fieldIds.get(id)?.field
      if (field) field.breaks = [...(field.breaks ?? []), value]
    },
    fieldOf: (row) => {
      const cell = row.get('field') || row.get('arena')
      if (cell === '') return undefined
      const inArena = named(row.get('arena'))
      const withId = fieldIds.get(cell)
      if (withId && (!inArena || withId.arena === inArena)) return cell
      const found = fields.get(`${inArena?.id}\n${cell}`.toLowerCase()) ?? fields.get(cell.toLowerCase())
      if (found !== undefined) return found
      if (closed && row.get('field') !== '') {
        const names = [...fields.keys()].filter((key) => !key.includes('\n'))
        cells.fault(
          row,
          'field',
          say('unknown.field', { id: shown(cell) }),
          known(say('ofFields'), cell, names),
        )
        return undefined
      }
      const arena = arenaOf(row, cell)
      const base =
        slug(cell.toLowerCase().startsWith(arena.id.toLowerCase()) ? cell : `${arena.id} ${cell}`) || cell
      const id = freeId(base, (one) => created.has(one))
      created.add(id)
      addField(row, arena, id, cell)
      return id
    },
  }
}

const whereabouts = (row: Row, cells: CellReader) => ({
  area: row.get('area') || undefined,
  latitude: cells.decimal(row, 'latitude'),
  longitude: cells.decimal(row, 'longitude'),
})

/** Reads `name|name@2026-07-07`: other names, each of one day or of all. */
const aliasesOf = (row: Row, cells: CellReader): object[] =>
  cells.list(row, 'aliases').map((cell) => {
    const [, name = cell, day] = /^(.+)@([\d-]*)$/.exec(cell) ?? []
    return { name, day: day || undefined }
  })
