import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaPlan, CELL } from '../../../../src/domain/places/area-plan.ts'
import { areaOf, areasOf, walksFrom } from '../../../../src/domain/places/areas.ts'
import { fieldNumber } from '../../../../src/domain/places/field-number.ts'
import { type Item, layOut } from '../../../../src/domain/places/lay-out.ts'
import { mapLink } from '../../../../src/domain/places/map-link.ts'
import { overlaps, townPlan } from '../../../../src/domain/places/town-plan.ts'
import { metresBetween, walkMinutes } from '../../../../src/domain/places/way.ts'
import type { Arena } from '../../../../src/domain/tournament/edition.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { edition } from '../builders.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const arena = (
  id: string,
  area: string | null,
  coordinates: Arena['coordinates'],
  fields: number,
): Arena => ({
  id,
  name: id,
  area,
  coordinates,
  fields: Array.from({ length: fields }, (_, n) => ({
    id: `${id}-${n + 1}`,
    arenaId: id,
    name: `${id} ${n + 1}`,
    aliases: [],
  })),
})
const HEDEN = arena('Heden', 'Heden', at(57.7018, 11.9801), 28)
const VALHALLA = arena('Valhalla IP', 'Valhalla', at(57.7011, 11.9897), 6)
const PARK = arena('Kviberg Park', 'Kviberg', at(57.7378, 12.0329), 15)
const HALL = arena('Kvibergs Sporthall', 'Kviberg', at(57.7389, 12.0301), 4)
const MEADOW = arena('Kvibergs ängar', 'Kviberg', at(57.7402, 12.0366), 8)
const BARN = arena('Barn', null, null, 1)
const town = indexEdition(edition({ arenas: [HEDEN, VALHALLA, PARK, HALL, MEADOW, BARN] }))

const pairs = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, n) => all.slice(n + 1).map((other): [One, One] => [one, other]))

describe('the way on foot', () => {
  it('is longer than the crow’s, at 80 m a minute, rounded up', () => {
    expect(metresBetween(at(57.7018, 11.9801), at(57.7011, 11.9897))).toBe(576)
    expect(walkMinutes(576)).toBe(10)
    expect(walkMinutes(80)).toBe(2)
    expect(walkMinutes(0)).toBe(0)
  })

  it('leads from the middle of an area to the others, nearest first, as far as one walks', () => {
    const areas = areasOf(town)
    expect(areas.map(({ name }) => name)).toEqual(['Heden', 'Valhalla', 'Kviberg', 'Barn'])
    expect(walksFrom(areaOf(HEDEN, town), areas)).toEqual([
      { to: areas[1], minutes: 10 },
      { to: areas[2], minutes: 85 },
    ])
    expect(walksFrom(areaOf(BARN, town), areas)).toEqual([])
    const far = areasOf(indexEdition(edition({ arenas: [HEDEN, arena('Oslo', null, at(59.9, 10.7), 1)] })))
    expect(walksFrom(far[0] as (typeof far)[number], far)).toEqual([])
  })
})

describe('the number of a field', () => {
  it.each([
    ['Heden 12', '12'],
    ['Heden 5 - Example AB', '5'],
    ['Sporthallen plan 2B', '2B'],
    ['A', 'A'],
    ['Centre Court', 'CC'],
    ['Östra hallen', 'ÖH'],
    ['Hall of the North Sea', 'HOT'],
  ])('of %s is %s', (name, number) => expect(fieldNumber({ name })).toBe(number))
})

describe('the links to a map', () => {
  it('name the place to a page in the web and to the phone', () => {
    expect(mapLink(at(57.7018, 11.9801))).toEqual({
      web: 'https://www.openstreetmap.org/?mlat=57.7018&mlon=11.9801#map=18/57.7018/11.9801',
      host: 'openstreetmap.org',
      app: 'geo:57.7018,11.9801',
    })
  })

  it('lead where the settings say, over https only', () => {
    const link = (template: string) => mapLink(at(1, -2), template)
    expect(link('https://maps.example/{lat}/{lon}')).toMatchObject({
      web: 'https://maps.example/1/-2',
      host: 'maps.example',
    })
    for (const bad of ['javascript:alert({lat})', 'http://maps.example/{lat}', 'maps', ''])
      expect(link(bad).host, bad).toBe('openstreetmap.org')
  })
})

describe('what is laid out on a plan', () => {
  const paper = { width: 320, height: 150, gap: 10 }

  it('keeps north above and west left', () => {
    const { boxes } = layOut(
      [at(57.7, 11.9), at(57.8, 12), at(57.6, 12.1)].map((where) => ({ at: where, width: 40, height: 20 })),
      paper,
    )
    const [one, two, three] = boxes
    expect(two?.top).toBe(0)
    expect(one?.top).toBeGreaterThan(two?.top ?? 0)
    expect(three?.top).toBeGreaterThan(one?.top ?? 0)
    expect(one?.left).toBeLessThan(two?.left ?? 0)
    expect(two?.left).toBeLessThan(three?.left ?? 0)
  })

  it('makes way where two things lie at one place, and puts what lies nowhere below', () => {
    const item = (where: Item['at']) => ({ at: where, width: 100, height: 50 })
    const { boxes, height } = layOut([item(null), item(at(1, 1)), item(at(1, 1))], paper)
    expect(boxes.map(({ top }) => top)).toEqual([120, 0, 60])
    expect(height).toBe(170)
  })

  it('never stands over another thing, or beside the paper, wherever things lie', () => {
    const degrees = fc.double({ min: 0, max: 3, noNaN: true })
    const item = fc.record({
      at: fc.option(fc.record({ latitude: degrees, longitude: degrees }), { nil: null }),
      width: fc.integer({ min: 20, max: 320 }),
      height: fc.integer({ min: 10, max: 90 }),
    })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 12 }), (items) => {
        const { boxes, height } = layOut(items, paper)
        for (const [one, other] of pairs(boxes)) expect(overlaps(one, other)).toBe(false)
        for (const box of boxes) {
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.left + box.width).toBeLessThanOrEqual(paper.width)
          expect(box.top + box.height).toBeLessThanOrEqual(height)
        }
        expect(layOut(items, paper)).toEqual({ boxes, height })
      }),
    )
  })
})

describe('the plan of an area', () => {
  it('shows every field of every arena once, none over another', () => {
    const plan = areaPlan([PARK, HALL, MEADOW])
    const cells = plan.arenas.flatMap(({ fields }) => fields)
    expect(cells).toHaveLength(27)
    const boxes = cells.map(({ left, top }) => ({ left, top, width: CELL, height: CELL }))
    for (const [one, other] of pairs(boxes)) expect(overlaps(one, other)).toBe(false)
    for (const box of boxes) expect(box.left + CELL).toBeLessThanOrEqual(plan.width)
    expect(plan.arenas.map(({ top }) => top).indexOf(0)).toBe(2)
  })

  it('is a grid where there is one arena, with or without its place', () => {
    const { arenas, width, height } = areaPlan([HEDEN])
    expect({ width, height }).toEqual({ width: 300, height: 90 })
    expect(arenas[0]?.fields[10]).toMatchObject({ number: '11', left: 0, top: 30 })
    expect(areaPlan([{ ...HEDEN, coordinates: null }]).arenas[0]?.fields).toEqual(arenas[0]?.fields)
    expect(areaPlan([{ ...BARN, fields: [] }]).arenas[0]?.fields).toEqual([])
  })
})

describe('the plan of a town', () => {
  it('joins its areas by the shortest ways, and leaves out who is not on the map', () => {
    const plan = townPlan(areasOf(town))
    expect(plan?.areas.map(({ area }) => area.name)).toEqual(['Heden', 'Valhalla', 'Kviberg'])
    expect(plan?.ways.map(({ minutes }) => minutes)).toEqual([10, 81])
    for (const { label } of plan?.ways ?? []) expect(label).not.toBeNull()
  })

  it('is none of a single area', () => {
    expect(townPlan(areasOf(indexEdition(edition({ arenas: [HEDEN, BARN] }))))).toBeNull()
  })
})
