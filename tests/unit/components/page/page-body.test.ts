import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyProps } from '../../../../src/components/page/bodies/body-props.ts'
import { builtMoment } from '../../../../src/components/page/built-moment.tsx'
import { markup } from '../../../../src/components/ui/markup.ts'
import * as addresses from '../../../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { scopeOf } from '../../../../src/domain/presentation/scope-of.ts'
import { readEdition } from '../../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../../src/domain/schedule/read-schedule.ts'
import { serializeEdition } from '../../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../../src/domain/schedule/serialize-schedule.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../../src/i18n/translate.ts'
import { BodyNodes } from '../../../../src/islands/live/body-nodes.ts'
import { english as en, swedish as sv } from '../../../support/messages.ts'
import { nodesText } from '../../../support/nodes-text.ts'
import PageBody from '../../../support/page-body.ts'
import { smallCup } from '../../domain/small-cup.ts'

beforeAll(() => {
  learnMessages('en', en)
  learnMessages('sv', sv)
})

const YEAR = 2026
const built = smallCup()
/** The same edition as a browser reads it. */
const read = indexEdition(
  readEdition(
    readSchedule(JSON.parse(JSON.stringify(serializeSchedule(built, 'cup')))),
    JSON.parse(JSON.stringify(serializeEdition(built))),
  ),
)
const figures = [2025, YEAR].map((year) => ({ year, teams: 4, nations: 2, matches: 3, goals: 1, average: 1 }))
const reached = { playoff: 'A-Play-off', place: 1, rank: 0, isIn: false }
/** A club that was here a year before. */
const clubHistory = {
  years: [
    { year: YEAR, teams: 1, address: addresses.clubAddress(YEAR, 'c1'), best: [] },
    {
      year: 2025,
      teams: 2,
      address: addresses.clubAddress(2025, 'c1'),
      best: [{ category: 'B13', playoff: 'A-Play-off', reached, address: addresses.teamAddress(2025, 'A') }],
    },
  ],
  teams: 3,
  played: 1,
  medals: [1, 0, 0] as const,
  best: [{ year: 2025, category: 'B13', reached, address: addresses.teamAddress(2025, 'A') }],
  nations: [{ key: 'no', name: 'Norway', flag: 'no', matches: 2 }],
  opponents: [
    {
      clubId: 'c2',
      name: 'Other',
      flag: null,
      lastYear: 2025,
      won: 1,
      tied: 0,
      lost: 1,
      last: [
        { year: 2025, matchId: 'M1', category: 'B13', score: { home: 9, away: 7 }, result: 'won' as const },
        { year: 2025, matchId: 'M2', category: 'B13', score: null, result: 'lost' as const },
      ],
    },
  ],
  cohorts: [
    {
      born: 2012,
      gender: 'boys' as const,
      years: [
        { year: 2025, category: 'B13', teams: 2, best: reached, address: addresses.teamAddress(2025, 'A') },
        { year: YEAR, category: 'B14', teams: 1, best: null, address: addresses.teamAddress(YEAR, 'A') },
      ],
    },
  ],
}
const otherEditions = {
  clubYears: [],
  clubHistory,
  meetings: null,
  isReported: false,
  lastChampions: null,
  memories: [],
  pickerYears: [2025],
  figures,
  history: '/history/records/',
}

type Writer = (view: typeof PageBody, props: BodyProps) => string
const byReact: Writer = (view, props) => renderToString(createElement(view, props))
const byNodes: Writer = (view, props) => nodesText(new BodyNodes(), createElement(view, props)).toLowerCase()

function bodyOf(
  address: string,
  locale: 'en' | 'sv' = 'en',
  underWay = true,
  index = built,
  write: Writer = markup,
): string {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  const site = { locale, year: YEAR, cup, latestYear: YEAR, underWay, index }
  return write(PageBody, { site, route, otherEditions, moment: builtMoment(site) })
}

/** The addresses of screens: they say how fresh they are below their rows, which turn. */
const BOARDS: readonly (readonly [address: string, about: string])[] = [
  ['/2026/screen/live/', 'On now'],
  ['/2026/screen/arena/hall/', 'Results'],
  ['/2026/screen/class/_4214/', 'Group 1'],
  ['/2026/screen/field/_462/', 'Winner of match 2'],
]

/** An address of each kind, and what its body is about. */
const KINDS: readonly (readonly [address: string, about: string])[] = [
  [addresses.homeAddress(), 'Boys 14'],
  [addresses.homeAddress(YEAR), 'Boys 14'],
  [addresses.categoriesAddress(YEAR), 'Girls 14'],
  [addresses.categoryAddress(YEAR, 'B14'), 'Group 1'],
  [addresses.categoryTeamsAddress(YEAR, 'B14'), 'Norway'],
  [addresses.divisionAddress(YEAR, 'B14', 'G1'), 'Team C'],
  [addresses.playoffAddress(YEAR, 'B14', 'P1'), 'Winner of match 2'],
  [addresses.nationsAddress(YEAR), 'Sweden'],
  [addresses.nationAddress(YEAR, 'se'), 'Team D'],
  [addresses.clubsAddress(YEAR), 'Sweden'],
  [addresses.clubAddress(YEAR, 'c1'), 'Boys born 2012'],
  [addresses.arenasAddress(YEAR), 'Hall 2'],
  [addresses.arenaAddress(YEAR, 'hall'), '3–4'],
  [addresses.fieldAddress(YEAR, 'hall', 'F2'), 'Winner of match 2'],
  [addresses.teamAddress(YEAR, 'A'), 'Team B'],
  [addresses.matchAddress(YEAR, 'M2'), 'Hall 1'],
  [addresses.matchesAddress(YEAR), 'Live now'],
  [addresses.matchesDayAddress(YEAR, '2026-07-07'), '12–9'],
  [addresses.pressDayAddress(YEAR, '2026-07-07'), 'Ready sentences'],
  [addresses.pressNationAddress(YEAR, 'se'), 'Sweden entered 3 teams from 1 club'],
  [addresses.pressClubAddress(YEAR, 'c1'), 'Team A – Team B'],
  [addresses.statesAddress(YEAR), 'Through the years'],
  [addresses.rankingAddress(YEAR), 'When points are level'],
  [addresses.changesAddress(YEAR), 'Nothing has changed since the schedule was released'],
  [addresses.streamsAddress(YEAR), 'Court one'],
  [addresses.streamAddress(YEAR, 'S1'), 'Winner of match 2'],
  ...BOARDS,
]

describe('the body of a page', () => {
  it.each(KINDS)('of %s is about its subject', (address, about) => {
    expect(bodyOf(address)).toContain(about)
    expect(bodyOf(address, 'sv')).not.toBe('')
  })

  it.each(KINDS)('of %s is the same from the edition as a browser reads it', (address) => {
    for (const locale of ['en', 'sv'] as const)
      expect(bodyOf(address, locale, true, read)).toBe(bodyOf(address, locale))
  })

  it.each(KINDS)('of %s is written as React writes it', (address) => {
    for (const locale of ['en', 'sv'] as const)
      expect(bodyOf(address, locale)).toBe(bodyOf(address, locale, true, built, byReact))
  })

  it.each(KINDS)('of %s is written in a browser as at build', (address) => {
    for (const locale of ['en', 'sv'] as const)
      expect(bodyOf(address, locale, true, built, byNodes)).toBe(
        bodyOf(address, locale).replaceAll('<!-- -->', '').toLowerCase(),
      )
  })

  it.each(KINDS)('of %s says how fresh it is where a match can alter it, and only there', (address) => {
    const route = parseAddress(address)?.route
    // A page that stands still after the cup never says how fresh it is.
    expect(bodyOf(address, 'en', false)).not.toContain('id="freshness"')
    expect(bodyOf(address).includes('id="freshness"')).toBe(
      route !== undefined && route.kind !== 'board' && scopeOf(route, built) !== null,
    )
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
      /’?2026<\/a><\/th><td>4<\/td><td>2<\/td><td>3<\/td><td>21</,
    )
  })
})
