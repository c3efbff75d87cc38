import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cell, csvText, unguarded } from '../../../../src/domain/open-data/csv.ts'

/** The list separators of spreadsheets. What a country does not separate by is part of the cell there. */
const SEPARATORS = [',', ';', '\t', '|']
/** What may stand before the first sign of a cell unseen: quotes, spaces, controls, marks of direction, fillers. */
const UNSEEN = '" \u00a0\u2003\u3000\u200b\u200e\u2060\u00ad\ufeff\u3164\u0000\u000b\u0085\u2028'
const SIGNS = '=+-@＝＋－＠﹦﹢﹣﹫'

/** Returns the cells as a spreadsheet finds them that separates by `separator` and heeds no quotes. */
const cellsBy = (text: string, separator: string): string[] =>
  text.split(/[\r\n]/).flatMap((line) => line.split(separator))

const isFormula = (cell: string): boolean => {
  const first = [...cell].find((sign) => !UNSEEN.includes(sign))
  return first !== undefined && SIGNS.includes(first)
}
const formulasIn = (text: string): string[] =>
  SEPARATORS.flatMap((separator) => cellsBy(text, separator).filter(isFormula))

const hostileText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...SIGNS),
    fc.constantFrom(...SEPARATORS, '\r', '\n', '\r\n'),
    fc.constantFrom(...UNSEEN),
    fc.constantFrom("'", '"', 'a', 'Ö', '1'),
  ),
  maxLength: 12,
})
const tableOf = (cell: fc.Arbitrary<Cell>) =>
  fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 })

describe('a text in a table', () => {
  it('is no formula, whatever a spreadsheet separates cells by', () => {
    fc.assert(
      fc.property(tableOf(hostileText), (rows) => {
        expect(formulasIn(csvText(['a', 'b', 'c'], rows))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back as it was, without the apostrophes before signs', () => {
    fc.assert(
      fc.property(tableOf(hostileText), (rows) => {
        const read: string[][] = parse(csvText(['a', 'b', 'c'], rows), { from: 2, record_delimiter: '\r\n' })
        expect(read.map((row) => row.map(unguarded))).toEqual(rows)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['Team;=1+1', "Team;'=1+1"],
    ['Team;"=1+1', `Team;'"=1+1`],
    ['Team; \u200b＝1+1', "Team;' \u200b＝1+1"],
    ['a, =b', "a,' =b"],
    ['a\n=b', "a\n'=b"],
    ['a\t@b', "a\t'@b"],
    ['＋46', "'＋46"],
    ['\u00a0-x', "'\u00a0-x"],
    // An apostrophe of the text itself is kept apart from the one that guards it.
    ["'=1", "''=1"],
  ])('%j is written as %j', (text, written) => {
    expect(parse(csvText(['a'], [[text]]))).toEqual([['a'], [written]])
  })

  it.each([
    'IK Öst-Väst',
    'Berg; Dal',
    'Berg, Dal',
    '14–12',
    '3-2',
    'a@b',
    'A = B',
    'C+',
    '2026-07-07T08:00:00+02:00',
    '"IK"',
    'Ö\nÄ',
  ])('%j stays as it is', (text) => {
    expect(parse(csvText(['a'], [[text]]))).toEqual([['a'], [text]])
  })
})

it('a number is written as it is, beside texts that are guarded', () => {
  const number = fc.integer({ min: -99, max: 99 })
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText, number)), (rows) => {
      const text = csvText(['a', 'b'], rows)
      const formulas = cellsBy(text, ',').filter(isFormula)
      expect(formulas).toEqual(rows.map(([, each]) => String(each)).filter((each) => each.startsWith('-')))
    }),
  )
})
