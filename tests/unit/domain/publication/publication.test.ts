import { describe, expect, it, test } from 'vitest'
import { latestYear, scheduleYear, yearPickerYears } from '../../../../src/domain/publication/latest-year.ts'
import { gatesOf, showsResults, showsTable } from '../../../../src/domain/tournament/gates.ts'
import { finished, group } from '../builders.ts'

const nothing = { clubs: false, teams: false, lot: false, schedule: false }
const edition = (year: number, more: Partial<typeof nothing> = {}) => ({
  year,
  publication: { ...nothing, ...more },
})
const past = edition(2026, { teams: true, lot: true, schedule: true })

describe('the latest year', () => {
  it.each([
    ['nothing', {}, 2026],
    ['clubs only', { clubs: true }, 2026],
    ['teams', { teams: true }, 2027],
    ['the lot', { lot: true }, 2027],
    ['the schedule', { schedule: true }, 2027],
  ])('with %s published in the newest edition', (_, flags, expected) => {
    expect(latestYear([past, edition(2027, flags), edition(2025)])).toBe(expected)
    expect(latestYear([edition(2025), edition(2027, flags), past])).toBe(expected)
  })

  it('is the second edition even when that has nothing either', () => {
    expect(latestYear([edition(2027), edition(2026), edition(2025, { teams: true })])).toBe(2026)
  })

  it('is the only one, or none', () => {
    expect(latestYear([edition(2027)])).toBe(2027)
    expect(latestYear([])).toBeNull()
  })
})

test('the newest schedule stays the last one while the latest edition has none yet', () => {
  expect(scheduleYear([edition(2027, { teams: true }), past, edition(2025)])).toBe(2026)
  expect(scheduleYear([edition(2027, { teams: true, lot: true, schedule: true }), past])).toBe(2027)
  expect(scheduleYear([edition(2027)])).toBeNull()
})

describe('the year picker', () => {
  it('leaves out 2011 and 2012, newest first', () => {
    expect(yearPickerYears([2013, 2011, 2012, 2027, 2013, 2010].map((year) => edition(year)))).toEqual([
      2027, 2013, 2010,
    ])
  })
})

describe('gates', () => {
  it.each([
    [{}, []],
    [{ clubs: true }, ['clubs']],
    [{ teams: true }, ['anything', 'teams']],
    [{ lot: true }, ['anything', 'divisions']],
    [{ schedule: true }, ['anything']],
    [{ lot: true, schedule: true }, ['anything', 'divisions', 'matches']],
    [{ teams: true, lot: true }, ['anything', 'teams', 'divisions', 'draw']],
    [{ teams: true, schedule: true }, ['anything', 'teams']],
    [
      { teams: true, lot: true, schedule: true },
      ['anything', 'teams', 'divisions', 'draw', 'matches', 'tables'],
    ],
  ])('%j open %j', (flags, gates) => {
    const open = Object.entries(gatesOf({ ...nothing, ...flags })).flatMap(([gate, is]) => (is ? [gate] : []))
    expect(open).toEqual(gates)
  })

  it('hide results and tables of the classes that want it', () => {
    const open = { resultsHidden: false, tablesHidden: false }
    const played = group({ matches: [finished('A', 'B', 1, 0)] })
    expect([showsResults(open), showsTable(open, played)]).toEqual([true, true])
    expect(showsTable(open, { ...played, kind: 'playoff' })).toBe(false)
    expect(showsTable({ ...open, tablesHidden: true }, played)).toBe(false)
    expect(showsTable({ ...open, resultsHidden: true }, played)).toBe(false)
    expect(showsResults({ resultsHidden: true })).toBe(false)
  })

  it('show no table of a group that is drawn and has no schedule yet', () => {
    const open = { resultsHidden: false, tablesHidden: false }
    expect(showsTable(open, group({ teamIds: ['A', 'B'] }))).toBe(false)
  })
})
