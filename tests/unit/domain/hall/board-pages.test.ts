import { describe, expect, test } from 'vitest'
import { boardPages, type MeasuredPart, pageAfter } from '../../../../src/domain/hall/board-pages.ts'

const part = (heading: number, ...lines: number[]): MeasuredPart => ({ heading, lines })

describe('a board in pages', () => {
  test('never cuts a row: what does not fit whole comes on the next page', () => {
    expect(boardPages([part(20, 50, 50, 50)], 130)).toEqual([
      [{ part: 0, from: 0, to: 2 }],
      [{ part: 0, from: 2, to: 3 }],
    ])
    expect(boardPages([part(20, 50, 50, 50)], 170)).toHaveLength(1)
    expect(boardPages([part(20, 50, 50, 50)], 169)).toHaveLength(2)
  })

  test('has no heading without a row', () => {
    expect(boardPages([part(20, 50, 50), part(20, 50)], 150)).toEqual([
      [{ part: 0, from: 0, to: 2 }],
      [{ part: 1, from: 0, to: 1 }],
    ])
  })

  test('says again what a part is about that goes on', () => {
    // A heading (20) and one row (50) fill a page: with two rows they need 120. Without the heading the second page would
    // hold two rows.
    expect(boardPages([part(20, 50, 50, 50)], 110)).toHaveLength(3)
  })

  test('shows a row that is higher than the screen by itself, and nothing of an empty part', () => {
    expect(boardPages([part(20, 500, 50), part(20)], 100)).toEqual([
      [{ part: 0, from: 0, to: 1 }],
      [{ part: 0, from: 1, to: 2 }],
    ])
    expect(boardPages([], 100)).toEqual([])
  })

  test('shows every row once, whole, in order, whatever the heights', () => {
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let turn = 0; turn < 2_000; turn += 1) {
      const parts = Array.from({ length: 1 + random(4) }, () =>
        part(random(60), ...Array.from({ length: random(12) }, () => 20 + random(120))),
      )
      const room = 60 + random(700)
      const pages = boardPages(parts, room)
      const shown = pages.flatMap((page) =>
        page.flatMap(({ part: at, from, to }) =>
          Array.from({ length: to - from }, (_, line) => `${at} ${from + line}`),
        ),
      )
      expect(shown).toEqual(parts.flatMap(({ lines }, at) => lines.map((_, line) => `${at} ${line}`)))
      for (const page of pages) {
        const heights = page.map(
          ({ part: at, from, to }) =>
            (parts[at]?.heading ?? 0) +
            (parts[at]?.lines.slice(from, to).reduce((sum, one) => sum + one, 0) ?? 0),
        )
        const isAlone = page.length === 1 && page[0] !== undefined && page[0].to - page[0].from === 1
        if (!isAlone) expect(heights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(room)
      }
    }
  })
})

test('pages come round, also where there are fewer than there were', () => {
  expect([pageAfter(0, 3), pageAfter(2, 3), pageAfter(7, 3), pageAfter(0, 0), pageAfter(0, 1)]).toEqual([
    1, 0, 0, 0, 0,
  ])
})
