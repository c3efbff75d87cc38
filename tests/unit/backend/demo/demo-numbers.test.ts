import { describe, expect, test } from 'vitest'
import { generateDemoCup } from '../../../../src/backend/demo/generate.ts'
import { divisionsOf, editionOf, isBye, matchesOf, teamsOf } from './cup-reading.ts'

/** The table of docs/sport.md#the-cup-in-numbers: year, teams, nations, matches, goals, fields, groups, classes. */
const TABLE = [
  [2013, 1107, 43, 3954, 93_970, 64, 186, 20],
  [2014, 983, 39, 3594, 85_334, 65, 155, 18],
  [2015, 1014, 43, 3631, 91_853, 67, 177, 19],
  [2016, 1056, 40, 3819, 95_622, 69, 175, 19],
  [2017, 1166, 42, 4206, 106_678, 68, 200, 19],
  [2018, 1115, 41, 3970, 102_247, 71, 198, 21],
  [2019, 1376, 48, 4699, 115_597, 82, 241, 25],
  [2022, 1054, 29, 3711, 91_607, 62, 184, 24],
  [2023, 1183, 34, 4093, 101_323, 75, 200, 24],
  [2024, 1294, 38, 4492, 112_533, 91, 222, 24],
  [2025, 1256, 35, 4288, 108_844, 75, 208, 24],
  [2026, 1398, 36, 4784, 121_849, 87, 230, 24],
] as const

const near = (actual: number, wanted: number) => Math.abs(actual - wanted) / wanted
const full = generateDemoCup({ size: 'full', now: Date.parse('2026-07-12T12:00:00+02:00') })
const margin = ({ score }: { score?: { home: number; away: number } | undefined }) =>
  score ? Math.abs(score.home - score.away) : 0

describe('the full-size cup', () => {
  test.each(TABLE)(
    '%i has the numbers of the table',
    (year, teams, nations, matches, goals, fields, groups, classes) => {
      const edition = editionOf(full, year)
      const codes = new Set(teamsOf(edition).map((team) => (team.nation ?? '').toLowerCase()))
      for (const none of ['--', 'xx', '']) codes.delete(none)
      const played = matchesOf(edition).filter((match) => !isBye(match))
      const scored = played.reduce((sum, { score }) => sum + (score ? score.home + score.away : 0), 0)
      expect(teamsOf(edition)).toHaveLength(teams)
      expect(codes.size).toBe(nations)
      expect(near(played.length, matches), `${played.length} matches`).toBeLessThan(0.03)
      expect(near(scored, goals), `${scored} goals`).toBeLessThan(0.03)
      expect(edition.arenas.flatMap((arena) => arena.fields)).toHaveLength(fields)
      expect(divisionsOf(edition).filter(({ type }) => type !== 'playoff')).toHaveLength(groups)
      expect(edition.categories).toHaveLength(classes)
    },
  )

  test('has 2012 in its size, with five results', () => {
    const edition = editionOf(full, 2012)
    expect(near(matchesOf(edition).length, 3516)).toBeLessThan(0.03)
    expect(edition.categories).toHaveLength(17)
  })

  test('has the shape of real scores', () => {
    const divisions = full.editions.flatMap(divisionsOf)
    const finished = (playoff: boolean) =>
      divisions
        .filter(({ type }) => (type === 'playoff') === playoff)
        .flatMap(({ division }) => division.matches)
        .filter((match) => match.state === 'finished' && match.score)
    const groups = finished(false)
    const knockOut = finished(true)
    const drawn = groups.filter((match) => margin(match) === 0).length / groups.length
    const close = knockOut.filter((match) => margin(match) === 1).length / knockOut.length
    const all = full.editions.flatMap(matchesOf)
    expect(drawn).toBeGreaterThan(0.038)
    expect(drawn).toBeLessThan(0.055)
    expect(close).toBeGreaterThan(0.16)
    expect(close).toBeLessThan(0.24)
    expect(Math.max(...all.map(margin))).toBeGreaterThan(35)
    expect(Math.max(...all.map(margin))).toBeLessThanOrEqual(53)
    expect(near(all.filter((match) => match.state === 'walkover').length, all.length * 0.005)).toBeLessThan(
      0.25,
    )
  })

  test('has clubs that return: some to every edition, most to a few', () => {
    const editions = full.editions.filter((each) => each.year >= 2013 && each.year < 2027)
    const times = new Map<string, number>()
    for (const { id } of editions.flatMap((edition) => edition.clubs)) times.set(id, (times.get(id) ?? 0) + 1)
    const always = [...times.values()].filter((count) => count === editions.length).length
    expect(times.size).toBeGreaterThan(900)
    expect(always).toBeGreaterThanOrEqual(30)
    expect(always).toBeLessThanOrEqual(50)
  })

  test('spreads clubs as unevenly as real ones', () => {
    const sizes = new Map<string, number>()
    for (const { club } of teamsOf(editionOf(full, 2025)))
      if (club) sizes.set(club, (sizes.get(club) ?? 0) + 1)
    const counts = [...sizes.values()]
    expect(counts.filter((count) => count >= 10).length).toBeGreaterThan(18)
    expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(130)
    expect(Math.max(...counts)).toBeGreaterThan(80)
  })

  test('has ragged brackets, the largest from 1/32', () => {
    const playoffs = divisionsOf(editionOf(full, 2025)).filter(({ type }) => type === 'playoff')
    expect(playoffs).toHaveLength(49)
    const ragged = playoffs.filter(({ division }) => {
      const first = Math.max(...division.matches.map((match) => match.round?.rank ?? 0))
      const opening = division.matches.filter((match) => match.round?.rank === first)
      return opening.length < 2 ** first || opening.some(isBye)
    })
    expect(ragged.length).toBeGreaterThan(25)
    const ranks = full.editions.flatMap(matchesOf).map((match) => match.round?.rank ?? 0)
    expect(Math.max(...ranks)).toBe(5)
  })
})

test('the small cup stays small', () => {
  const small = generateDemoCup({ size: 'small' })
  for (const edition of small.editions.filter((each) => each.year >= 2013 && each.year < 2027)) {
    expect(teamsOf(edition).length).toBeLessThanOrEqual(100)
    expect(teamsOf(edition).length).toBeGreaterThanOrEqual(60)
    expect(matchesOf(edition).length).toBeLessThanOrEqual(340)
    expect(matchesOf(edition).length).toBeGreaterThanOrEqual(200)
  }
})
