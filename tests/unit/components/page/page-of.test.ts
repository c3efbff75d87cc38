import { beforeAll, expect, test } from 'vitest'
import { pageOf } from '../../../../src/components/page/page-of.ts'
import * as addresses from '../../../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import type { PageSite } from '../../../../src/domain/site/page-site.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { english } from '../../../support/messages.ts'
import { smallCup } from '../../domain/small-cup.ts'

beforeAll(() => void learnMessages('en', english))

const YEAR = 2026
const index = smallCup()
const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
const clubYears = [{ year: 2025, teams: 2, address: '/2025/' }]
const neighbours = { clubYears: () => clubYears, meetings: () => null, clubHistory: () => null }
const site = { locale: 'en', year: YEAR, cup, index, all: { neighbours } }

const page = (address: string) => {
  const route = parseAddress(address)?.route
  return route ? pageOf(site as unknown as PageSite, route) : undefined
}

test('a page of which there are thousands is known by its address', () => {
  for (const address of [
    addresses.matchAddress(YEAR, 'M2'),
    addresses.teamAddress(YEAR, 'A'),
    addresses.clubAddress(YEAR, 'c1'),
    addresses.pressNationAddress(YEAR, 'no'),
    addresses.pressClubAddress(YEAR, 'c1'),
  ])
    expect(page(address)).toMatchObject({ address, title: expect.stringContaining('Test Cup') })
})

test('no page is known of what the edition has not, nor of another kind', () => {
  for (const address of [
    addresses.matchAddress(YEAR, 'M99'),
    addresses.teamAddress(YEAR, 'Z'),
    addresses.clubAddress(YEAR, 'c9'),
    addresses.categoryAddress(YEAR, 'B14'),
    addresses.homeAddress(YEAR),
  ])
    expect(page(address)).toBeNull()
})
