import { expect, it } from 'vitest'
import { fileName } from '../../../../src/domain/text/file-name.ts'

it.each([
  [['B16', 'Friday'], 'b16-friday-2026'],
  [['Göteborg/..\\:*?', '“Łódź”'], 'goteborg-lodz-2026'],
  [[], 'matches-2026'],
  [['\ud800', '…'], 'matches-2026'],
  [['CON'], 'con-2026'],
])('%j is called %s', (names, name) => {
  expect(fileName(names, 2026)).toBe(name)
})

it('is short, and no word of it is cut', () => {
  const name = fileName(Array<string>(40).fill('lagnamn'), 2026)
  expect(name.length).toBeLessThanOrEqual(65)
  expect(name.replace(/(lagnamn-)+2026/, '')).toBe('')
})
