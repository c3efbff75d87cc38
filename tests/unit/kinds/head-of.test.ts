import { beforeAll, expect, test } from 'vitest'
import * as addresses from '../../../src/domain/presentation/addresses.ts'
import { PAGE_KINDS, type PageKind } from '../../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../../src/domain/presentation/parse-address.ts'
import type { PageSite } from '../../../src/domain/site/page-site.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { headOf } from '../../../src/kinds/kinds.ts'
import { editionAddresses } from '../../../src/kinds/page-addresses.ts'
import { english } from '../../support/messages.ts'
import { smallCup } from '../domain/small-cup.ts'

beforeAll(() => void learnMessages('en', english))

const YEAR = 2026
const index = smallCup()
const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
const clubYears = [{ year: 2025, teams: 2, address: '/2025/' }]
const clubs = { years: () => clubYears, meetings: () => null, history: () => null }
const siteThat = (drawsPictures: boolean) =>
  ({
    locale: 'en',
    year: YEAR,
    cup,
    index,
    all: { clubs, indexes: [index], pastEditions: [], latestYear: YEAR, outside: { drawsPictures } },
  }) as unknown as PageSite
const site = siteThat(false)

const routeOf = (address: string) => {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  return route
}

test('every page of an edition is known by its address', () => {
  const known = editionAddresses(index, YEAR)
  const kinds = new Set(known.map((address) => routeOf(address).kind))
  // This small cup is under way, and no day of it is long: it has no story and no part of a day.
  expect(
    Object.keys(PAGE_KINDS).filter(
      (kind) => PAGE_KINDS[kind as PageKind].startsWith('/{year}/') && !kinds.has(kind as PageKind),
    ),
  ).toEqual(['story', 'matches-part'])
  for (const address of known)
    expect(headOf({ site, route: routeOf(address) })).toMatchObject({
      address,
      title: expect.stringContaining('Test Cup'),
    })
})

test('no page is known of what the edition has not', () => {
  for (const address of [
    addresses.matchAddress(YEAR, 'M99'),
    addresses.teamAddress(YEAR, 'Z'),
    addresses.clubAddress(YEAR, 'c9'),
    addresses.categoryAddress(YEAR, 'B15'),
  ])
    expect(() => headOf({ site, route: routeOf(address) })).toThrow(address)
})

test('a team, a club and a match show a picture of their own where a service draws it, otherwise that of their class or edition', () => {
  const shown = (address: string, drawsPictures: boolean) =>
    headOf({ site: siteThat(drawsPictures), route: routeOf(address) }).share?.address
  for (const address of [addresses.matchAddress(YEAR, 'M2'), addresses.teamAddress(YEAR, 'A')])
    expect(shown(address, false)).toBe('/share/2026/class/_4214.png')
  expect(shown(addresses.matchAddress(YEAR, 'M2'), true)).toBe('/share/2026/match/_4d2.png?v=0')
  expect(shown(addresses.clubAddress(YEAR, 'c1'), false)).toBe('/share/2026.png')
  expect(shown(addresses.clubAddress(YEAR, 'c1'), true)).toBe('/share/2026/club/c1.png?v=0')
  expect(shown(addresses.teamAddress(YEAR, 'A'), true)).toBe('/share/2026/team/_41.png?v=0')
})
