import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTime } from '../../../../src/domain/history/all-time.ts'
import { classHistories } from '../../../../src/domain/history/class-history.ts'
import { allRecords, editionRecords } from '../../../../src/domain/history/match-records.ts'
import { allMedals, clubMedals, nationMedals } from '../../../../src/domain/history/medal-table.ts'
import { pastEditionsOf } from '../../../../src/domain/history/past-editions.ts'
import { titlesOf } from '../../../../src/domain/history/titles.ts'
import { podiumOf } from '../../../../src/domain/tournament/medals.ts'
import { statisticsOf } from '../../../../src/domain/tournament/statistics.ts'
import { classOf, editionOf } from './cup.ts'

const team = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 2 }))
  .map((id) => id.join(''))
const goals = fc.integer({ min: 0, max: 40 })
const score = fc.tuple(team, team, goals, goals).filter(([home, away]) => home !== away)
const aClass = fc.record({
  shortName: fc.constantFrom('B14', 'B16', 'G16'),
  resultsHidden: fc.boolean(),
  groups: fc.array(fc.array(score, { maxLength: 4 }), { maxLength: 2 }),
  final: fc.option(score, { nil: undefined }),
})
const cup = fc
  .array(fc.uniqueArray(aClass, { maxLength: 3, selector: ({ shortName }) => shortName }), { maxLength: 5 })
  .map((years) =>
    years
      .map((classes, at) =>
        editionOf(
          2010 + at,
          ...classes.map(({ final, ...more }) =>
            classOf({ year: 2010 + at, age: 16, ...more, ...(final && { final }) }),
          ),
        ),
      )
      .reverse(),
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('what is counted over all editions', () => {
  it('is the sum of its editions', () => {
    fc.assert(
      fc.property(cup, (editions) => {
        const all = allTime(editions)
        const figures = editions.map(({ edition }) => statisticsOf(edition))
        expect(all.goals).toBe(sum(figures.map((figure) => figure.goals)))
        expect(all.matches).toBe(sum(figures.map((figure) => figure.matches)))
        expect(all.teams).toBe(sum(editions.map(({ teams }) => teams.size)))
        const medals = editions.map(({ edition }) =>
          sum(edition.categories.map((one) => podiumOf(one).length)),
        )
        expect(allMedals(editions)).toHaveLength(sum(medals))
        for (const table of [clubMedals(editions), nationMedals(editions)])
          expect(sum(table.map(({ counts }) => sum(counts)))).toBe(sum(medals))
      }),
      { numRuns: 300 },
    )
  })

  it('has each title in the class it was won in, once', () => {
    fc.assert(
      fc.property(cup, (editions) => {
        const won = classHistories(editions).flatMap(({ years }) => years.flatMap(({ titles }) => titles))
        expect(new Set(won)).toEqual(new Set(editions.flatMap(titlesOf)))
        expect(won).toHaveLength(editions.flatMap(titlesOf).length)
      }),
      { numRuns: 300 },
    )
  })

  it('has no record that no edition has, and none below that of an edition', () => {
    fc.assert(
      fc.property(cup, (editions) => {
        const all = allRecords(editions)
        const each = editions.map(editionRecords)
        const best = Math.max(0, ...each.map(({ mostGoals }) => mostGoals[0]?.value ?? 0))
        expect(all.mostGoals[0]?.value ?? 0).toBe(best)
        const known = new Set(each.flatMap(({ closestFinals }) => closestFinals.map(({ match }) => match)))
        expect(all.closestFinals.every(({ match }) => known.has(match))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an edition', () => {
  const played = editionOf(2019, classOf({ year: 2019, final: ['a1', 'b1', 9, 8] }))
  const empty = editionOf(2018)
  it('is told of once it is over and its results are known', () => {
    expect(pastEditionsOf([played, empty], 2020)).toEqual([played])
    expect(pastEditionsOf([played], 2019)).toEqual([played])
    expect(pastEditionsOf([played], 2018)).toEqual([played])
  })
})
