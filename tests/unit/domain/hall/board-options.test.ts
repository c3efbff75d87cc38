import { expect, test } from 'vitest'
import { BOARD_OPTIONS, boardQuery, readBoardOptions } from '../../../../src/domain/hall/board-options.ts'

test('an address without options shows the usual ones, and the usual ones need none', () => {
  expect(readBoardOptions('')).toEqual({ options: BOARD_OPTIONS, faults: [] })
  expect(boardQuery(BOARD_OPTIONS)).toBe('')
})

test.each(['night', 'light'] as const)('the theme %s is read as it is written', (theme) => {
  for (const seconds of [5, 12, 120]) {
    const options = { theme, seconds }
    expect(readBoardOptions(boardQuery(options))).toEqual({ options, faults: [] })
  }
})

test.each([
  ['theme=dark', ['theme']],
  ['theme=', ['theme']],
  ['seconds=4', ['seconds']],
  ['seconds=121', ['seconds']],
  ['seconds=12.5', ['seconds']],
  ['seconds=1e1', ['seconds']],
  ['seconds=', ['seconds']],
  ['theme=%3Cscript%3E&seconds=-1', ['theme', 'seconds']],
])('%s is told, and the usual stands for it', (query, faults) => {
  expect(readBoardOptions(query)).toEqual({ options: BOARD_OPTIONS, faults })
})

test('what an address says besides is nothing to a screen', () => {
  expect(readBoardOptions('?utm_source=x&seconds=20').options).toEqual({ ...BOARD_OPTIONS, seconds: 20 })
})
