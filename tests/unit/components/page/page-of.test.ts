import { beforeAll, expect, test } from 'vitest'
import { pageOf } from '../../../../src/components/page/page-of.ts'
import * as addresses from '../../../../src/domain/presentation/addresses.ts'
import type { YearRoute } from '../../../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { EDITION_PAGES, pagesOf, type YearKind } from '../../../../src/domain/site/edition-pages.ts'
import type { PageSite } from '../../../../src/domain/site/page-site.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { smallCup } from '../../domain/small-cup.ts'

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

const page = (address: string) => {
  const route = parseAddress(address)?.route
  return route && 'year' in route ? pageOf(site, route) : undefined
}

test('every page of an edition is known by its address', () => {
  const kinds = Object.keys(EDITION_PAGES) as YearKind[]
  const routes = kinds.flatMap((kind) => pagesOf(kind, index, YEAR).map(({ route }): YearRoute => route))
  expect(new Set(routes.map(({ kind }) => kind)).size).toBeGreaterThan(kinds.length - 3)
  for (const route of routes)
    expect(pageOf(site, route)).toMatchObject({
      address: addresses.addressOf(route),
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
    expect(() => page(address)).toThrow(address)
})

test('a team, a club and a match show a picture of their own where a service draws it, otherwise that of their class or edition', () => {
  const shown = (address: string, drawsPictures: boolean) => {
    const route = parseAddress(address)?.route
    return route && 'year' in route && pageOf(siteThat(drawsPictures), route).share?.address
  }
  for (const address of [addresses.matchAddress(YEAR, 'M2'), addresses.teamAddress(YEAR, 'A')])
    expect(shown(address, false)).toBe('/share/2026/class/_4214.png')
  expect(shown(addresses.matchAddress(YEAR, 'M2'), true)).toBe('/share/2026/match/_4d2.png?v=0')
  expect(shown(addresses.clubAddress(YEAR, 'c1'), false)).toBe('/share/2026.png')
  expect(shown(addresses.clubAddress(YEAR, 'c1'), true)).toBe('/share/2026/club/c1.png?v=0')
  expect(shown(addresses.teamAddress(YEAR, 'A'), true)).toBe('/share/2026/team/_41.png?v=0')
})
