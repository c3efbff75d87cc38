import { beforeAll, describe, expect, it } from 'vitest'
import * as addresses from '../../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../src/domain/presentation/scope-of.ts'
import { readEdition } from '../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { serializeEdition } from '../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english as en, swedish as sv } from '../../support/messages.ts'
import { bodyOf, isFollowed, KINDS, YEAR } from '../../support/small-bodies.ts'
import { smallCup } from '../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', en)
  learnMessages('sv', sv)
})

const built = smallCup()
/** The same edition as a browser reads it. */
const read = indexEdition(
  readEdition(
    readSchedule(JSON.parse(JSON.stringify(serializeSchedule(built, 'cup')))),
    JSON.parse(JSON.stringify(serializeEdition(built))),
  ),
)

describe('the body of a page', () => {
  it.each(KINDS)('of %s is about its subject', (address, about) => {
    expect(bodyOf(address)).toContain(about)
    expect(bodyOf(address, 'sv')).not.toBe('')
  })

  it.each(KINDS)('of %s is the same from the edition as a browser reads it', (address) => {
    for (const locale of ['en', 'sv'] as const)
      expect(bodyOf(address, locale, true, read)).toBe(bodyOf(address, locale))
  })

  it.each(KINDS)('of %s says how fresh it is where a match can alter it, and only there', (address) => {
    const route = parseAddress(address)?.route
    // A page that stands still after the cup never says how fresh it is.
    expect(isFollowed(address, false)).toBe(false)
    expect(isFollowed(address, true)).toBe(route !== undefined && scopeOf(route, built) !== null)
  })

  it.each([
    addresses.categoryAddress(YEAR, 'B15'),
    addresses.categoryTeamsAddress(YEAR, 'B15'),
    addresses.divisionAddress(YEAR, 'G14', 'G1'),
    addresses.nationAddress(YEAR, 'dk'),
    addresses.clubAddress(YEAR, 'c9'),
    addresses.arenaAddress(YEAR, 'barn'),
    addresses.fieldAddress(YEAR, 'hall', 'F3'),
    addresses.teamAddress(YEAR, 'E'),
    addresses.matchAddress(YEAR, 'M4'),
    addresses.matchesDayAddress(YEAR, '2026-07-08'),
    addresses.matchesPartAddress(YEAR, '2026-07-07', '08'),
    addresses.streamAddress(YEAR, 'S2'),
    addresses.pressDayAddress(YEAR, '2026-07-08'),
    addresses.pressNationAddress(YEAR, 'dk'),
    addresses.pressClubAddress(YEAR, 'c2'),
    addresses.pressAddress(YEAR),
    addresses.dataAddress(YEAR),
    addresses.searchAddress(YEAR),
    '/2026/screen/field/_463/',
    '/2026/screen/area/hall/',
    '/2026/screen/',
    '/2026/overlay/',
  ])('is nothing where the edition has no %s', (address) => {
    expect(bodyOf(address)).toBe('')
  })

  it('counts the goals of its own edition as they are now, beside those of other years', () => {
    expect(bodyOf(addresses.statesAddress(YEAR))).toMatch(
      /’?2026<\/a><\/th><td[^>]*>4<\/td><td[^>]*>2<\/td><td[^>]*>3<\/td><td[^>]*>21</,
    )
  })
})
