import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { UnbuiltPage } from '../../domain/schedule/unbuilt-page.ts'
import type { Words } from '../../domain/text/locale.ts'
import { pathSegment } from '../../domain/text/path-segment.ts'
import { record } from './json.ts'
import { parseLoneMatch } from './parse-lone-match.ts'
import { optionalName, records, reference, words } from './parse-values.ts'
import { type Place, startPlace } from './problems.ts'

type Wire = Readonly<Record<string, unknown>>

/** An address in the edition: what kind of page, and the segments of its ids. */
export interface UnbuiltAddress {
  readonly kind: Exclude<UnbuiltPage['kind'], 'match' | 'edition'>
  readonly id: string
  /** The segment of the class or arena that contains it. */
  readonly within: string | null
}

/** Returns the match in a response to `LONE_MATCH`; null if there is none. */
export function parseUnbuiltMatch(data: unknown, schedule: Schedule | null): UnbuiltPage | null {
  const place = startPlace('match')
  const wire = record<Wire>(record<Wire>(data)?.match)
  const match = parseLoneMatch(wire, schedule, place)
  if (!match || match.divisionId === '' || match.kind === 'bye') return null
  return { kind: 'match', match, division: wordsOf(wire, 'divisionName', place) }
}

/** Returns what an address refers to, from a response to `UNBUILT_NAMES`; null if it refers to nothing. */
export function parseUnbuiltName(data: unknown, address: UnbuiltAddress): UnbuiltPage | null {
  const place = startPlace('edition')
  const tournament = record<Wire>(record<Wire>(data)?.tournament)
  if (!tournament) return null
  const { kind, id, within } = address
  const list = (wire: Wire, name: string) => records<Wire>(wire[name], place, name)
  const named = (wires: readonly Wire[], segment: string | null) =>
    wires.find((wire) => {
      const given = reference(wire.id)
      return given !== null && pathSegment(given) === segment
    })
  const page = (wire: Wire | undefined, category: Wire | null): UnbuiltPage | null => {
    const name = wire && wordsOf(wire, 'name', place)
    if (!name) return null
    const categoryId = reference(category?.id)
    const categoryName = category && wordsOf(category, 'name', place)
    return {
      kind,
      name,
      category: categoryId !== null && categoryName ? { id: categoryId, name: categoryName } : null,
    }
  }
  const categories = list(tournament, 'categories')
  switch (kind) {
    case 'category':
      return page(named(categories, id), null)
    case 'division': {
      const category = named(categories, within)
      return category ? page(named(list(category, 'divisions'), id), category) : null
    }
    case 'team': {
      const category = categories.find((wire) => named(list(wire, 'teams'), id))
      return category ? page(named(list(category, 'teams'), id), category) : null
    }
    case 'stream':
      return page(named(list(tournament, 'streams'), id), null)
    case 'arena':
      return page(named(list(tournament, 'arenas'), id), null)
    case 'field': {
      const arena = named(list(tournament, 'arenas'), within)
      return arena ? page(named(list(arena, 'fields'), id), null) : null
    }
  }
}

function wordsOf(wire: Wire | null, field: string, place: Place): Words | null {
  const isNamed = wire !== null && optionalName(wire[field], place, 'the name') !== null
  return isNamed ? words(wire, field, place, 'the name') : null
}
