import type { EditionDocument } from '../document/cup-document.ts'
import { cupDay, FRIDAY, MONDAY, SATURDAY } from './cup-week.ts'
import type { EditionPlan } from './edition-plans.ts'
import type { Random } from './random.ts'

type ArenaDocument = EditionDocument['arenas'][number]
export type FieldDocument = ArenaDocument['fields'][number]

/** The fields of one part of town. A class plays nearly all its matches in one area. */
export interface Area {
  readonly name: string
  readonly fields: readonly FieldDocument[]
}

interface Venue {
  readonly id: string
  readonly name: string
  readonly area: string
  readonly latitude: number
  readonly longitude: number
  readonly fields: number
  readonly label: string
}

const venue = (
  id: string,
  name: string,
  area: string,
  latitude: number,
  longitude: number,
  fields: number,
  label = area,
): Venue => ({ id, name, area, latitude, longitude, fields, label })

/** Parts of Gothenburg, each with its number of fields at the largest edition (docs/sport.md#fields). */
const VENUES: readonly Venue[] = [
  venue('heden', 'Heden', 'Heden', 57.7018, 11.9801, 28),
  venue('kviberg-park', 'Kviberg Park', 'Kviberg', 57.7378, 12.0329, 15),
  venue('kviberg-hallen', 'Kvibergs Sporthall', 'Kviberg', 57.7389, 12.0301, 4),
  venue('kviberg-angar', 'Kvibergs ängar', 'Kviberg', 57.7402, 12.0366, 8),
  venue('harlanda-park', 'Härlanda Park', 'Härlanda Park', 57.7169, 12.0211, 12),
  venue('valhalla-ip', 'Valhalla IP', 'Valhalla', 57.7011, 11.9897, 6),
  venue('valhalla-hallen', 'Valhalla Idrottshall', 'Valhalla', 57.7004, 11.9911, 2),
  venue('lundby', 'Lundby IP', 'Lundby', 57.7176, 11.9312, 8),
  venue('slottsskogen', 'Slottsskogsvallen', 'Slottsskogen', 57.6815, 11.9399, 8),
]

const SMALL_VENUES = new Set(['heden', 'kviberg-park', 'harlanda-park', 'valhalla-ip'])

const SPONSORS = ['Example AB', 'Exempelbanken', 'Fiktiva Bageriet', 'Nordsken Energi', 'Påhittad El & VVS']

/** Shares `count` fields among the venues in proportion, with at least one in each of the four great areas. */
function sharedFields(count: number): number[] {
  // A small cup uses one venue in each of the four great areas, so that each has enough fields to move matches between.
  const used = VENUES.map((each) => (count > 20 || SMALL_VENUES.has(each.id) ? each.fields : 0))
  const whole = used.reduce((sum, fields) => sum + fields, 0)
  const exact = used.map((fields) => (fields * count) / whole)
  const shares = exact.map((share) => Math.floor(share))
  const byRest = exact.map((share, index) => ({ index, rest: share - Math.floor(share) }))
  byRest.sort((a, b) => b.rest - a.rest || a.index - b.index)
  let left = count - shares.reduce((sum, share) => sum + share, 0)
  for (const { index } of byRest) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

/** Returns aliases of a field that add a sponsor's name on the days it paid for. The field's id stays the same. */
function aliases(name: string, year: number, random: Random): FieldDocument['aliases'] {
  if (year < 2014 || !random.chance(0.22)) return []
  const alias = `${name} - ${random.pick(SPONSORS)}`
  if (random.chance(0.3)) return [{ name: alias }]
  const from = random.int(MONDAY, FRIDAY)
  return Array.from({ length: random.int(1, SATURDAY - from + 1) }, (_, index) => ({
    name: alias,
    day: cupDay(year, from + index),
  }))
}

/** Returns the arenas of an edition with their fields. Ids stay the same over the years. */
export function buildArenas(plan: EditionPlan, random: Random): ArenaDocument[] {
  const shares = plan.year === 2011 ? [plan.fields] : sharedFields(plan.fields)
  const used = new Map<string, number>()
  return VENUES.flatMap((each, index) => {
    const count = shares[index] ?? 0
    const first = used.get(each.label) ?? 0
    used.set(each.label, first + count)
    if (count === 0) return []
    const fields = Array.from({ length: count }, (_, offset) => {
      const name = `${each.label} ${first + offset + 1}`
      return { id: `${each.id}-${offset + 1}`, name, aliases: aliases(name, plan.year, random.fork(name)) }
    })
    const { id, name, area, latitude, longitude } = each
    return [{ id, name, area, latitude, longitude, fields }]
  })
}

export function areasOf(arenas: readonly ArenaDocument[]): Area[] {
  const names = [...new Set(arenas.map((arena) => arena.area ?? arena.name))]
  return names.map((name) => ({
    name,
    fields: arenas.filter((arena) => (arena.area ?? arena.name) === name).flatMap((arena) => arena.fields),
  }))
}

/** Returns the field's name as written on that day. */
export function nameOnDay(field: FieldDocument, day: string): string {
  return (
    (field.aliases.find((each) => each.day === day) ?? field.aliases.find((each) => !each.day))?.name ??
    field.name
  )
}
