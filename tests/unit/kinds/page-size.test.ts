import { beforeAll, describe, expect, it } from 'vitest'
import { matchesAddress, matchesDayAddress } from '../../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../../src/domain/presentation/parse-address.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { Match } from '../../../src/domain/tournament/match.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { pageAddresses } from '../../../src/kinds/page-addresses.ts'
import { english } from '../../support/messages.ts'
import { loneBody } from '../../support/page-body.ts'
import { category, clubTeam, edition, finished, group, live, scheduled, team } from '../domain/builders.ts'

beforeAll(() => {
  learnMessages('en', english)
})

const YEAR = 2026
const FIELDS = 88
const STARTS = 12
const DAY = '2026-07-07'
/** A day of a full cup: a match on every field, hour by hour. The sixth hour is played. */
const MATCHES = Array.from({ length: FIELDS * STARTS }, (_, number): Match => {
  const start = Math.floor(number / FIELDS)
  const at = Date.parse(`${DAY}T${String(8 + start).padStart(2, '0')}:00:00+02:00`)
  const more = { id: `M${number}`, fieldId: `F${number % FIELDS}`, time: { kind: 'instant' as const, at } }
  if (start < 5) return finished('A', 'B', 12, 9, more)
  return start === 5
    ? live(team('A'), team('B'), { home: 3, away: 4 }, more)
    : scheduled(team('A'), team('B'), more)
})
const fields = Array.from({ length: FIELDS }, (_, number) => ({ id: `F${number}`, name: `Field ${number}` }))
const index = indexEdition(
  edition({
    categories: [
      category({
        teams: [clubTeam('A'), clubTeam('B')],
        divisions: [group({ teamIds: ['A', 'B'], matches: MATCHES })],
      }),
    ],
    arenas: [{ id: 'heden', name: 'Heden', area: 'Heden', position: null, fields }] as never,
  }),
)

function elementsOf(address: string): number {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  return loneBody(route, index).match(/<[a-z]/g)?.length ?? 0
}

/** Beside the body, the frame of a page and the filter of the live center have some 700 elements. */
const MOST = 2300

describe('a day of a thousand matches', () => {
  const ofDay = pageAddresses(index, YEAR).filter((address) =>
    address.startsWith(matchesDayAddress(YEAR, DAY)),
  )

  it('has a page for each part, and one for itself', () => {
    expect(ofDay).toHaveLength(STARTS + 1)
  })

  it('fits a page, and so does the live center', () => {
    for (const address of [...ofDay, matchesAddress(YEAR)]) {
      expect(elementsOf(address), address).toBeGreaterThan(500)
      expect(elementsOf(address), address).toBeLessThan(MOST)
    }
  })
})
