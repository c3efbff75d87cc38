import { describe, expect, test } from 'vitest'
import { furthestByClub } from '../../../../src/domain/club/club-teams.ts'
import { classYears, cohortsOf } from '../../../../src/domain/club/cohorts.ts'
import { indexEdition } from '../../../../src/domain/tournament/edition-index.ts'
import { category, clubTeam, edition, finished, group, hidden } from '../builders.ts'

/** A cup in which a club has a team in each age class; the club wins the finals from age 10 up, and younger are hidden. */
const cup = (year: number, ages: readonly number[]) =>
  indexEdition(
    edition({
      year,
      categories: ages.map((age) => {
        const id = `B${age}`
        const isHidden = age < 10
        const facts = { divisionId: `${id} A`, categoryId: id, round: { rank: 0, index: 1 } }
        const own = `${id} own`
        return category({
          id,
          shortName: id,
          age,
          resultsHidden: isHidden,
          teams: [clubTeam(own, { categoryId: id, clubId: 'c' }), clubTeam(`${id} x`, { categoryId: id })],
          divisions: [
            group({
              id: `${id} A`,
              categoryId: id,
              kind: 'playoff',
              name: { en: 'A', sv: 'A-slutspel' },
              matches: [
                isHidden ? hidden(own, `${id} x`, 'finished', facts) : finished(own, `${id} x`, 9, 7, facts),
              ],
            }),
          ],
        })
      }),
    }),
  )

const years = (index: ReturnType<typeof cup>) =>
  classYears(index, 'c', 'sv', furthestByClub(index).get('c') ?? [])

describe('those born in one year', () => {
  const all = [cup(2024, [8, 12]), cup(2025, [9, 13]), cup(2026, [10, 14])].flatMap(years)

  test('go from class to class', () => {
    const [young, old] = cohortsOf(all, 2026)
    expect(young).toMatchObject({ born: 2016, gender: 'boys' })
    expect(old?.born).toBe(2012)
    expect(old?.years.map(({ year, category: name }) => `${name} ${year}`)).toEqual([
      'B12 2024',
      'B13 2025',
      'B14 2026',
    ])
    expect(old?.years[0]?.best).toEqual({ playoff: 'A-slutspel', place: 1, rank: 0, isIn: false })
  })

  test('have come nowhere in classes that publish no results', () => {
    expect(cohortsOf(all, 2026)[0]?.years.map(({ best }) => best !== null)).toEqual([false, false, true])
  })

  test('are told of where they were in the year of the page, and in another', () => {
    expect(cohortsOf(all, 2023)).toEqual([])
    expect(cohortsOf(years(cup(2026, [14])), 2026)).toEqual([])
  })
})
