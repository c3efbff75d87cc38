import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeStandings, type Result } from '../../../../src/domain/tournament/standings.ts'
import { everyCriterion } from './every-criterion.ts'

const teams = ['a', 'B', 'c', 'd10', 'd9', 'é', 'f']
const result = fc
  .record({
    homeTeamId: fc.constantFrom(...teams),
    awayTeamId: fc.constantFrom(...teams),
    score: fc.record({ home: fc.nat(3), away: fc.nat(3) }),
  })
  .filter(({ homeTeamId, awayTeamId }) => homeTeamId !== awayTeamId)
const table = fc.record({
  results: fc.array(result, { minLength: 1, maxLength: 24 }),
  chain: fc.shuffledSubarray([...everyCriterion(2)]),
  lots: fc.shuffledSubarray(teams),
  points: fc.constantFrom({ won: 2, tied: 1, lost: 0 }, { won: 3, tied: 1, lost: 0 }),
  seed: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
})

const mixed = <T>(list: readonly T[], seed: readonly number[]): T[] =>
  list
    .map((value, at) => ({ value, key: seed[at] ?? 0, at }))
    .sort((one, other) => one.key - other.key || other.at - one.at)
    .map(({ value }) => value)

const swapped = ({ homeTeamId, awayTeamId, score }: Result): Result => ({
  homeTeamId: awayTeamId,
  awayTeamId: homeTeamId,
  score: { home: score.away, away: score.home },
})

describe('any table', () => {
  it('is the same total order whatever the order of teams and results', () => {
    fc.assert(
      fc.property(table, ({ results, chain, lots, points, seed }) => {
        const rule = { points, chain }
        const one = computeStandings(teams, results, rule, lots)
        const turned = mixed(results, seed).map((each, at) => ((seed[at] ?? 0) % 2 ? swapped(each) : each))
        expect(computeStandings(mixed(teams, seed), turned, rule, lots)).toEqual(one)
        expect(one.map(({ teamId }) => teamId).sort()).toEqual([...teams].sort())
      }),
      { numRuns: 400 },
    )
  })

  it('shares a rank exactly where nothing separates, and goes down in points', () => {
    fc.assert(
      fc.property(table, ({ results, chain, lots, points }) => {
        const rows = computeStandings(teams, results, { points, chain }, lots)
        for (const [at, row] of rows.entries()) {
          const above = rows[at - 1]
          if (!above) expect([row.rank, row.tieBreaker]).toEqual([1, null])
          else {
            expect(row.rank).toBe(row.tieBreaker === null ? above.rank : at + 1)
            if (chain[0] === 'points-per-match') continue
            expect(row.points < above.points).toBe(row.tieBreaker === 'points')
            expect(row.points).toBeLessThanOrEqual(above.points)
          }
        }
        if (lots.length === teams.length)
          expect(new Set(rows.map(({ rank }) => rank)).size).toBe(teams.length)
      }),
      { numRuns: 400 },
    )
  })

  it('has sums that agree with the results', () => {
    fc.assert(
      fc.property(table, ({ results, chain, lots, points }) => {
        const rows = computeStandings(teams, results, { points, chain }, lots)
        const sum = (pick: (row: (typeof rows)[number]) => number) =>
          rows.reduce((total, row) => total + pick(row), 0)
        const drawn = results.filter(({ score }) => score.home === score.away).length
        expect(sum((row) => row.played)).toBe(2 * results.length)
        expect(sum((row) => row.won)).toBe(results.length - drawn)
        expect(sum((row) => row.lost)).toBe(results.length - drawn)
        expect(sum((row) => row.tied)).toBe(2 * drawn)
        expect(sum((row) => row.goalsFor)).toBe(
          results.reduce((total, { score }) => total + score.home + score.away, 0),
        )
        expect(sum((row) => row.goalsAgainst)).toBe(sum((row) => row.goalsFor))
        for (const row of rows) {
          expect(row.won + row.tied + row.lost).toBe(row.played)
          expect(row.points).toBe(row.won * points.won + row.tied * points.tied + row.lost * points.lost)
        }
      }),
    )
  })

  it('keeps the order of two teams when a third that met neither is added', () => {
    fc.assert(
      fc.property(table, ({ results, chain, lots, points }) => {
        const rule = { points, chain }
        const before = computeStandings(teams, results, rule, lots).map(({ teamId }) => teamId)
        const after = computeStandings([...teams, 'zz'], results, rule, lots).map(({ teamId }) => teamId)
        expect(after.filter((teamId) => teamId !== 'zz')).toEqual(before)
      }),
    )
  })
})
