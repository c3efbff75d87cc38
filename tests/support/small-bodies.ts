import type { BodyProps } from '../../src/components/page/body-props.ts'
import { livePage } from '../../src/components/page/live-page.ts'
import { markup } from '../../src/components/ui/markup.ts'
import * as addresses from '../../src/domain/presentation/addresses.ts'
import { parseAddress } from '../../src/domain/presentation/parse-address.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import type { EditionIndex } from '../../src/domain/tournament/edition-index.ts'
import { smallCup } from '../unit/domain/small-cup.ts'
import PageBody from './page-body.ts'

export const YEAR = 2026
const built = smallCup()
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
  coverage: 'none' as const,
  lastChampions: null,
  memories: [],
  pickerYears: [2025],
  figures,
  history: '/history/records/',
}

export type Writer = (view: typeof PageBody, props: BodyProps) => string

/** The body of a page of the small cup, as text. @param write how the text is made */
export function bodyOf(
  address: string,
  locale: Locale = 'en',
  underWay = true,
  index: EditionIndex = built,
  write: Writer = markup,
): string {
  return write(PageBody, {
    ...pageAt(address, locale, underWay, index),
    otherEditions,
    moment: { now: null },
  })
}

/** Whether a page of the small cup follows what is reported, and says how fresh it is. */
export function isFollowed(address: string, underWay: boolean): boolean {
  const { site, route } = pageAt(address, 'en', underWay, built)
  return livePage(site, route, { body: 'team', messages: undefined }, otherEditions) !== null
}

function pageAt(address: string, locale: Locale, underWay: boolean, index: EditionIndex) {
  const route = parseAddress(address)?.route
  if (!route) throw new Error(`${address} is no address.`)
  const cup = { id: 'cup', name: 'Test Cup', sport: 'handball' }
  return { site: { locale, year: YEAR, cup, latestYear: YEAR, underWay, index }, route }
}

/** The addresses of screens: they say how fresh they are below their rows, which turn. */
const BOARDS: readonly (readonly [address: string, about: string])[] = [
  ['/2026/screen/live/', 'On now'],
  ['/2026/screen/arena/hall/', 'Results'],
  ['/2026/screen/class/_4214/', 'Group 1'],
  ['/2026/screen/field/_462/', 'Winner of match 2'],
]

/** An address of each kind, and what its body is about. */
export const KINDS: readonly (readonly [address: string, about: string])[] = [
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
  [addresses.speakerAddress(YEAR), 'it stands'],
  [addresses.changesAddress(YEAR), 'Nothing has changed since the schedule was released'],
  [addresses.streamsAddress(YEAR), 'Court one'],
  [addresses.streamAddress(YEAR, 'S1'), 'Winner of match 2'],
  ...BOARDS,
]
