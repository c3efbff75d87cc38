import { wordsOf } from '../text/fold.ts'
import { CUP_LOCALE } from '../text/locale.ts'
import { inNameOrder } from '../text/name-order.ts'
import type { Arena, Field } from './edition.ts'

/** The location of a match by name alone, and its day (`YYYY-MM-DD` in Stockholm; null if unknown). */
export interface NamedLocation {
  readonly name: string
  readonly day: string | null
}

interface Parts {
  readonly arena: string
  /** null if the arena is itself the field. */
  readonly number: string | null
  /** The field's name without the sponsor's addition. */
  readonly base: string
}

/** The sponsor's addition, after a dash or in brackets. */
const ADDED = String.raw`(?:(?:\s[-–—|]\s*|[-–—|]\s+|,\s+|\s*\()(?<added>.+))?`
const NUMBER = String.raw`(?<number>\d{1,3}\p{L}?)`
const FIELD_WORD = '(?:plan|bana|bane|field|pitch|court|hall)'
const BY_WORD = new RegExp(
  `^(?<base>(?<arena>.*?\\S)(?:\\s*[-–—,])?\\s+${FIELD_WORD}\\s*${NUMBER})${ADDED}$`,
  'iu',
)
const BY_NUMBER = new RegExp(`^(?<base>(?<arena>.*?\\S)\\s+${NUMBER})${ADDED}$`, 'u')

const tidy = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Splits the name of a location into its arena and field. */
export function locationParts(text: string): Parts {
  const { arena, number, base } = (BY_WORD.exec(text) ?? BY_NUMBER.exec(text))?.groups ?? {}
  if (arena !== undefined && number !== undefined && base !== undefined) return { arena, number, base }
  return { arena: text, number: null, base: text }
}

const idOf = (name: string): string => wordsOf(name).join('-') || name.toLowerCase()

interface Found {
  readonly arenaId: string
  readonly number: string | null
  /** How often each spelling occurs. */
  readonly bases: Map<string, number>
  readonly arenas: Map<string, number>
  /** Every name as written, with its days. */
  readonly names: Map<string, Set<string | null>>
}

/**
 * Derives arenas and fields for a service that only knows the names of its locations: "Heden 5" is field 5 of Heden, and
 * "Heden 5 - Example AB" is the same field under a sponsor's name (docs/sport.md#fields). An id depends on the name alone,
 * so that it stays the same when other locations are added or removed.
 */
export function derivedArenas(locations: Iterable<NamedLocation>): Arena[] {
  const fields = new Map<string, Found>()
  for (const { name: written, day } of locations) {
    const name = tidy(written)
    const { arena, number, base } = locationParts(name)
    const arenaId = idOf(arena)
    const id = number === null ? arenaId : `${arenaId}-${number.toLowerCase()}`
    const field = fields.get(id) ?? { arenaId, number, bases: new Map(), arenas: new Map(), names: new Map() }
    fields.set(id, field)
    field.bases.set(base, (field.bases.get(base) ?? 0) + 1)
    field.arenas.set(arena, (field.arenas.get(arena) ?? 0) + 1)
    field.names.set(name, (field.names.get(name) ?? new Set()).add(day))
  }
  const arenas = new Map<string, { readonly names: Map<string, number>; readonly fields: Field[] }>()
  for (const [id, found] of fields) {
    const arena = arenas.get(found.arenaId) ?? { names: new Map<string, number>(), fields: [] }
    arenas.set(found.arenaId, arena)
    for (const [name, times] of found.arenas) arena.names.set(name, (arena.names.get(name) ?? 0) + times)
    arena.fields.push(fieldOf(id, found))
  }
  const list = [...arenas].map(([id, { names, fields }]) => ({
    id,
    name: mostUsed(names),
    area: null,
    coordinates: null,
    fields: inNameOrder(fields, CUP_LOCALE, ({ name }) => name),
  }))
  return inNameOrder(list, CUP_LOCALE, ({ name }) => name)
}

function fieldOf(id: string, { arenaId, bases, names }: Found): Field {
  const name = mostUsed(bases)
  const aliases = [...names]
    .filter(([alias]) => alias.toLowerCase() !== name.toLowerCase())
    .flatMap(([alias, days]) => [...days].map((day) => ({ name: alias, day })))
    .sort((one, other) => byText(one.name, other.name) || byText(one.day ?? '', other.day ?? ''))
  return { id, arenaId, name, aliases }
}

/** Returns the most frequent spelling, the alphabetically first of equals, so that the order of matches has no effect. */
function mostUsed(names: ReadonlyMap<string, number>): string {
  const [first] = [...names].sort(([one, often], [other, oftener]) => oftener - often || byText(one, other))
  return first?.[0] ?? ''
}

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
