import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as addresses from '../../../../src/domain/presentation/addresses.ts'
import { PAGE_KINDS, PARTS, type Route } from '../../../../src/domain/presentation/page-kinds.ts'
import { boardAddress } from '../../../../src/domain/presentation/page-of-board.ts'
import { parseAddress } from '../../../../src/domain/presentation/parse-address.ts'
import { LOCALES } from '../../../../src/domain/text/locale.ts'
import { pathSegment } from '../../../../src/domain/text/path-segment.ts'

const { localized } = addresses

const ALL: [address: string, expected: string, route: Route][] = [
  [addresses.homeAddress(), '/', { kind: 'latest' }],
  [addresses.homeAddress(2026), '/2026/', { kind: 'home', year: 2026 }],
  [addresses.searchAddress(2026), '/2026/search/', { kind: 'search', year: 2026 }],
  [addresses.signinAddress(2026), '/2026/signin/', { kind: 'signin', year: 2026 }],
  [addresses.signupAddress(2026), '/2026/signup/', { kind: 'signup', year: 2026 }],
  [addresses.favouritesAddress(2026), '/2026/favourites/', { kind: 'favourites', year: 2026 }],
  [addresses.statesAddress(2026), '/2026/states/', { kind: 'states', year: 2026 }],
  [addresses.rankingAddress(2026), '/2026/ranking/', { kind: 'ranking', year: 2026 }],
  [addresses.speakerAddress(2026), '/2026/speaker/', { kind: 'speaker', year: 2026 }],
  [addresses.changesAddress(2026), '/2026/changes/', { kind: 'changes', year: 2026 }],
  [addresses.dataAddress(2026), '/2026/data/', { kind: 'data', year: 2026 }],
  [addresses.pressAddress(2026), '/2026/press/', { kind: 'press', year: 2026 }],
  [
    addresses.pressDayAddress(2026, '2026-07-07'),
    '/2026/press/day/2026-07-07/',
    { kind: 'press-day', year: 2026, day: '2026-07-07' },
  ],
  [
    addresses.pressNationAddress(2026, 'se'),
    '/2026/press/nation/se/',
    { kind: 'press-nation', year: 2026, nation: 'se' },
  ],
  [
    addresses.pressClubAddress(2026, 'C1'),
    '/2026/press/club/_431/',
    { kind: 'press-club', year: 2026, club: '_431' },
  ],
  [addresses.storyAddress(2026), '/2026/story/', { kind: 'story', year: 2026 }],
  [addresses.historyAddress(), '/history/', { kind: 'history' }],
  [addresses.recordsAddress(), '/history/records/', { kind: 'history-records' }],
  [addresses.medalsAddress(), '/history/medals/', { kind: 'history-medals' }],
  [addresses.classHistoryAddress('b16'), '/history/classes/b16/', { kind: 'history-class', class: 'b16' }],
  [addresses.categoriesAddress(2026), '/2026/categories/', { kind: 'categories', year: 2026 }],
  [
    addresses.categoryAddress(2026, 'B14'),
    '/2026/categories/_4214/',
    { kind: 'category', year: 2026, category: '_4214' },
  ],
  [
    addresses.categoryTeamsAddress(2026, '7'),
    '/2026/categories/7/teams/',
    { kind: 'category-teams', year: 2026, category: '7' },
  ],
  [
    addresses.divisionAddress(2026, '7', '9'),
    '/2026/categories/7/division/9/',
    { kind: 'division', year: 2026, category: '7', division: '9' },
  ],
  [
    addresses.playoffAddress(2026, '7', '9'),
    '/2026/categories/7/playoff/9/',
    { kind: 'playoff', year: 2026, category: '7', division: '9' },
  ],
  [addresses.nationsAddress(2026), '/2026/nations/', { kind: 'nations', year: 2026 }],
  [
    addresses.nationAddress(2026, 'gb-eng'),
    '/2026/nations/gb-eng/',
    { kind: 'nation', year: 2026, nation: 'gb-eng' },
  ],
  [addresses.clubsAddress(2026), '/2026/clubs/', { kind: 'clubs', year: 2026 }],
  [addresses.clubAddress(2026, '1001'), '/2026/clubs/1001/', { kind: 'club', year: 2026, club: '1001' }],
  [addresses.arenasAddress(2026), '/2026/arenas/', { kind: 'arenas', year: 2026 }],
  [addresses.arenaAddress(2026, 'h'), '/2026/arenas/arena/h/', { kind: 'arena', year: 2026, arena: 'h' }],
  [
    addresses.fieldAddress(2026, 'h', 'h-5'),
    '/2026/arenas/arena/h/field/h-5/',
    { kind: 'field', year: 2026, arena: 'h', field: 'h-5' },
  ],
  [addresses.teamAddress(2026, '1'), '/2026/teams/1/', { kind: 'team', year: 2026, team: '1' }],
  [addresses.streamsAddress(2026), '/2026/streams/', { kind: 'streams', year: 2026 }],
  [addresses.streamAddress(2026, 's'), '/2026/streams/s/', { kind: 'stream', year: 2026, stream: 's' }],
  [addresses.matchesAddress(2026), '/2026/matches/', { kind: 'matches', year: 2026 }],
  [
    addresses.matchesDayAddress(2026, '2026-07-07'),
    '/2026/matches/day/2026-07-07/',
    { kind: 'matches-day', year: 2026, day: '2026-07-07' },
  ],
  [
    addresses.matchesPartAddress(2026, '2026-07-07', '1315'),
    '/2026/matches/day/2026-07-07/1315/',
    { kind: 'matches-part', year: 2026, day: '2026-07-07', part: '1315' },
  ],
  [addresses.screensAddress(2026), '/2026/screen/', { kind: 'screen', year: 2026 }],
  [boardAddress(2026, { kind: 'live' }), '/2026/screen/live/', { kind: 'board', year: 2026, board: 'live' }],
  [addresses.overlayAddress(2026), '/2026/overlay/', { kind: 'overlay', year: 2026 }],
  [addresses.matchAddress(2026, 'm'), '/2026/matches/m/', { kind: 'match', year: 2026, match: 'm' }],
]

describe('every address', () => {
  it.each(ALL)('%s', (address, expected, route) => {
    expect(address).toBe(expected)
    expect(parseAddress(address)).toEqual({ locale: 'en', route })
    expect(parseAddress(localized(address, 'sv'))).toEqual({ locale: 'sv', route })
    expect(parseAddress(`${address.replace(/(.)\/$/, '$1')}?q=a/b#c`)).toEqual({ locale: 'en', route })
    expect(addresses.addressOf(route)).toBe(address)
  })

  it('is tried here', () => {
    expect(ALL.map(([, , { kind }]) => kind).sort()).toEqual(Object.keys(PAGE_KINDS).sort())
  })

  it.each(Object.entries(PAGE_KINDS))('of %s leads back to what it was made of', (kind, form) => {
    const parts = [...form.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const written = fc.record(
      Object.fromEntries(
        parts.map((name) => [
          name,
          name === 'year'
            ? fc.nat({ max: 999_999_999 })
            : PARTS[name]
              ? fc
                  .stringMatching(new RegExp(`^(?:${PARTS[name]})$`))
                  .map((text) => text.replace(/[?#\s]/g, '-'))
              : fc.string({ unit: 'binary' }).map(pathSegment),
        ]),
      ),
    )
    fc.assert(
      fc.property(written, fc.constantFrom(...LOCALES), (given, locale) => {
        const route = { ...given, kind } as unknown as Route
        expect(parseAddress(localized(addresses.addressOf(route), locale))).toEqual({ locale, route })
      }),
    )
  })

  it.each([
    'teams',
    '//',
    '/x/',
    '/2026//',
    '/2026/teams/',
    '/2026/teams/1/2/',
    '/2026/clubs/1/2/',
    '/2026/arenas/1/',
    '/2026/arenas/arena/',
    '/2026/arenas/arena/1/field/',
    '/2026/categories/7/division/',
    '/2026/categories/7/group/9/',
    '/02026/',
    '/-1/',
    '/2026/search/x/',
    '/svenska/',
    '/en/2026/',
    '/sv/sv/2026/',
    '/2026/matches/day/x/',
    '/2026/matches/day/2026-07-07/3/',
    '/2026/press/day/x/',
    '/2026/screen/live/x/',
    '/2026/screen/field/',
    '/2026/screen/field/1/2/',
    '/2026/screen/team/1/',
    '',
    '?x',
    '/history/classes/',
    '/history/x/',
    '/2026//categories/',
    '/sv//',
  ])('%s is the address of nothing', (path) => {
    expect(parseAddress(path)).toBeNull()
  })
})

describe('search', () => {
  it('sends the text as it was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(addresses.searchAddress(2026, text), 'https://cup.example')
        expect(url.searchParams.get('q')).toBe(text)
      }),
    )
    expect(addresses.searchAddress(2026, '')).toBe('/2026/search/?q=')
    expect(addresses.searchAddress(2026, '\ud800')).toBe('/2026/search/?q=%EF%BF%BD')
  })
})
