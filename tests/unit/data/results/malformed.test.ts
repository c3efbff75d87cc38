import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCups } from '../../../../src/data/results/parse-cups.ts'
import { listedCategories } from '../../../../src/data/results/parse-edition.ts'
import { startPlace } from '../../../../src/data/results/problems.ts'
import { divisionStandings } from '../../../../src/domain/tournament/standings.ts'
import {
  finished,
  readEdition,
  type Wire,
  wireCategory,
  wireDivision,
  wireMatch,
  wireTournament,
} from '../wire-builders.ts'

/** Values that break readers: wrong types, extremes, prototype names, hostile texts. */
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    '\ud800',
    '\u0000',
    '\u202e',
    '__proto__',
    'constructor',
    '../..',
    'a',
    'b',
    'd1',
    'm1',
    -1,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    [],
    {},
    [null],
    [[]],
    'x'.repeat(3000),
    '2026-99-99T99:99:99Z',
    true,
  ),
)

interface Spot {
  readonly holder: Record<string, unknown> | unknown[]
  readonly key: string | number
}

function spotsOf(value: unknown, spots: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return spots
  for (const key of Object.keys(value)) {
    spots.push({ holder: value as Record<string, unknown>, key })
    spotsOf((value as Record<string, unknown>)[key], spots)
  }
  return spots
}

/** The value with some of its parts, at any depth, replaced by anything. */
const spoilt = (make: () => unknown): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 8 }).map((changes) => {
    const copy = structuredClone(make())
    for (const [at, value] of changes) {
      const spots = spotsOf(copy)
      const spot = spots[at % spots.length]
      if (!spot) continue
      const own = { value: structuredClone(value), enumerable: true, configurable: true, writable: true }
      Object.defineProperty(spot.holder, spot.key, own)
    }
    return copy
  })

const wholeCategory = (): Wire =>
  wireCategory({
    divisions: [
      wireDivision({
        matches: [wireMatch(), finished(12, 9, { id: 'm2', winner: 'HOME', decision: 'PENALTIES' })],
        teamtable: [
          {
            rank: 1,
            teamId: 'a',
            teamName: 'A',
            played: 1,
            won: 1,
            tied: 0,
            lost: 0,
            points: 2,
            goalsWon: 1,
            goalsLost: 0,
          },
        ],
        lots: ['a'],
        carriedOver: [{ matchId: null, homeTeamId: 'a', awayTeamId: 'b', homeScore: 1, awayScore: 2 }],
        qualification: [{ fromRank: 1, toRank: 1, divisionId: 'd1' }],
      }),
    ],
  })

const cups = (): Wire[] => [
  {
    cupId: 'c',
    name: 'Cup',
    sport: 'handball',
    editions: [
      {
        id: '1',
        name: '2026',
        tournaments: [
          {
            id: 't',
            name: 'T',
            startsAt: '2026-07-06T08:00:00+02:00',
            revision: 'r',
            streamingInfo: { info: 'i', hasAccessInfo: 'h' },
            status: { clubsPublished: true },
            announcements: [{ text: 't', buttonLink: '/', buttonText: 'b' }],
          },
        ],
      },
      { id: '2', name: '2025', tournaments: [] },
    ],
  },
]

const RUNS = { numRuns: 1000 }

describe('malformed payloads', () => {
  it('never break the reading of the list of editions', () => {
    fc.assert(
      fc.property(fc.oneof(anything, spoilt(cups)), fc.oneof(anything, spoilt(cups)), (en, sv) => {
        const found = parseCups({ en, sv }, 'c', startPlace(''))
        const years = found?.editions.map(({ year }) => year) ?? []
        expect(new Set(years).size).toBe(years.length)
        expect(years.every(Number.isInteger)).toBe(true)
      }),
      RUNS,
    )
  })

  it('never break the reading of an edition, and leave nothing in it that a page could not show', () => {
    const payloads = fc.tuple(
      fc.oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: spoilt(wireTournament) }),
      fc.array(
        fc.oneof({ weight: 1, arbitrary: anything }, { weight: 6, arbitrary: spoilt(wholeCategory) }),
        {
          maxLength: 3,
        },
      ),
    )
    fc.assert(
      fc.property(payloads, ([tournament, categories]) => {
        listedCategories(tournament)
        const { edition, problems } = readEdition(tournament, categories)
        const shown = JSON.stringify(edition, (key, value: unknown) => {
          if (/^(?:id|lots|featured|revision)$|Ids?$/.test(key)) return undefined
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
          if (typeof value === 'string') expect(value.isWellFormed()).toBe(true)
          return value
        })
        expect(shown).not.toMatch(/javascript:|\\u0000|\u202e/)
        for (const { record, what } of problems) expect(`${record}${what}`).toMatch(/^[^\p{Cc}]+$/u)
        for (const category of edition.categories)
          for (const division of category.divisions) divisionStandings(division, category)
      }),
      RUNS,
    )
  })

  it('are reported in printable words where the id of a division with a wrong table is not', () => {
    const category = wholeCategory() as { divisions: { id: string }[] }
    for (const division of category.divisions) division.id = '\u0000'
    const { problems } = readEdition(wireTournament(), [category])
    const contradictions = problems.filter(({ kind }) => kind === 'table-contradiction')
    expect(contradictions.length).toBeGreaterThan(0)
    for (const { what } of contradictions) expect(what).toMatch(/^[^\p{Cc}]+$/u)
  })
})
