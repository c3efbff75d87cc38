import { expect, test } from 'vitest'
import { EditionBatches } from '../../../../scripts/generate/edition-batches.ts'

const filesOf = (year: number, count: number) =>
  Array.from({ length: count }, (_, id) => `/${id % 2 ? 'sv/' : ''}${year}/teams/${id}/index.html`)

const yearsOf = (batch: readonly string[] | null) => [
  ...new Set((batch ?? []).map((file) => /\d{4}/.exec(file)?.[0])),
]

test('every file is made once, whichever thread asks', () => {
  const files = [...filesOf(2026, 700), ...filesOf(2025, 3), '/share/2025.png', '/robots.txt', '/index.html']
  const batches = new EditionBatches(files, 2)
  const made: string[] = []
  for (let thread = 0, empty = 0; empty < 2; thread = 1 - thread) {
    const batch = batches.next(thread)
    if (batch) made.push(...batch)
    else empty += 1
  }
  expect(made.sort()).toEqual(files.sort())
})

test('a thread stays with its edition, and takes one that no other works on', () => {
  const batches = new EditionBatches(
    [2026, 2025, 2024].flatMap((year) => filesOf(year, 200)),
    2,
  )
  expect(yearsOf(batches.next(0))).toEqual(['2026'])
  expect(yearsOf(batches.next(1))).toEqual(['2025'])
  expect(yearsOf(batches.next(0))).toEqual(['2026'])
  let last = batches.next(0)
  while (yearsOf(last)[0] === '2026') last = batches.next(0)
  expect(yearsOf(last)).toEqual(['2024'])
})

test('few files are shared among all threads', () => {
  const batches = new EditionBatches(filesOf(2026, 16), 2)
  expect(batches.next(0)).toHaveLength(2)
  expect(batches.next(1)).toHaveLength(2)
})
