import { expect, it } from 'vitest'
import { comparable, extremes } from '../../../../src/components/statistics/chart-row.ts'
import { type EditionYear, sumOfYears, yearAxis } from '../../../../src/components/statistics/edition-year.ts'

const year = (of: number): EditionYear => ({
  year: of,
  teams: 1,
  nations: 1,
  matches: 1,
  goals: 1,
  average: 1,
})

it('leaves a gap for a year without a cup where editions are yearly', () => {
  const axis = yearAxis([2018, 2019, 2022, 2023].map(year))
  expect(axis.map((edition) => edition?.year ?? null)).toEqual([2018, 2019, null, null, 2022, 2023])
})

it('leaves no gaps where most years would be one', () => {
  expect(yearAxis([2006, 2010, 2014].map(year)).map((edition) => edition?.year)).toEqual([2006, 2010, 2014])
  expect(yearAxis([])).toEqual([])
})

it('finds the largest and the smallest row, the first of equals', () => {
  const row = (label: string, value: number) => ({ label, value, text: String(value) })
  const ends = extremes([row('a', 2), row('b', 5), row('c', 5), row('d', 1)])
  expect([ends?.most.label, ends?.least.label]).toEqual(['b', 'd'])
  expect(extremes([])).toBeNull()
})

it('draws nothing of rows that are all alike', () => {
  const row = (label: string, value: number) => ({ label, value, text: String(value) })
  expect(comparable([row('a', 1), row('b', 1)])).toEqual([])
  expect(comparable([row('a', 1), row('b', 2)])).toHaveLength(2)
})

it('counts over all editions what the editions count', () => {
  const years = [2018, 2019, 2022].map((of, at) => ({ ...year(of), teams: 10 * at, goals: 7 + at }))
  expect(sumOfYears(years)).toEqual({ teams: 30, matches: 3, goals: 24 })
  expect(sumOfYears([])).toEqual({ teams: 0, matches: 0, goals: 0 })
})
