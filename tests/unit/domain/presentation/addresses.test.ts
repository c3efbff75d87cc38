import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as addresses from '../../../../src/domain/presentation/addresses.ts'
import { inLocale, inYear, parseAddress } from '../../../../src/domain/presentation/parse-address.ts'

const { localized } = addresses

const ALL: [address: string, expected: string, route: object][] = [
  [addresses.homeAddress(), '/', { kind: 'latest' }],
  [addresses.homeAddress(2026), '/2026/', { kind: 'home', year: 2026 }],
  [addresses.searchAddress(2026), '/2026/search/', { kind: 'search', year: 2026 }],
  [addresses.signinAddress(2026), '/2026/signin/', { kind: 'signin', year: 2026 }],
  [addresses.signupAddress(2026), '/2026/signup/', { kind: 'signup', year: 2026 }],
  [addresses.favouritesAddress(2026), '/2026/favourites/', { kind: 'favourites', year: 2026 }],
  [addresses.statesAddress(2026), '/2026/states/', { kind: 'states', year: 2026 }],
  [addresses.rankingAddress(2026), '/2026/ranking/', { kind: 'ranking', year: 2026 }],
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
    { kind: 'matches-day', year: 2026, day: '2026-07-07', part: '1315' },
  ],
  [addresses.matchAddress(2026, 'm'), '/2026/matches/m/', { kind: 'match', year: 2026, match: 'm' }],
]

describe('every address', () => {
  it.each(ALL)('%s', (address, expected, route) => {
    expect(address).toBe(expected)
    expect(parseAddress(address)).toEqual({ locale: 'en', route })
    expect(parseAddress(localized(address, 'sv'))).toEqual({ locale: 'sv', route })
    expect(parseAddress(`${address.replace(/(.)\/$/, '$1')}?q=a/b#c`)).toEqual({ locale: 'en', route })
    expect(inLocale(address, 'sv')).toBe(localized(address, 'sv'))
    expect(inLocale(localized(address, 'sv'), 'en')).toBe(address)
  })

  it('has a function for every kind of route', () => {
    // Pictures to share are no pages.
    const functions = Object.keys(addresses).filter(
      (name) => name !== 'localized' && !name.endsWith('ShareAddress'),
    )
    expect(ALL.map(([address]) => address)).toHaveLength(functions.length + 1)
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

describe('another year', () => {
  it.each([
    ['/2026/teams/1/', '/2019/teams/1/'],
    ['/sv/2026/teams/1/', '/sv/2019/teams/1/'],
    ['/2026/search/?q=2026', '/2019/search/'],
    ['/2026', '/2019/'],
    ['/sv/', '/sv/2019/'],
    ['/', '/2019/'],
    ['/anything/', '/2019/'],
  ])('%s', (path, expected) => {
    expect(inYear(path, 2019)).toBe(expected)
  })
})

describe('another language', () => {
  it('keeps the question', () => {
    expect(inLocale('/2026/search/?q=sv', 'sv')).toBe('/sv/2026/search/?q=sv')
    expect(inLocale('/sv?x', 'en')).toBe('/?x')
    expect(inLocale('/sv', 'sv')).toBe('/sv/')
    expect(inLocale('/svenska/', 'en')).toBe('/svenska/')
  })
})
