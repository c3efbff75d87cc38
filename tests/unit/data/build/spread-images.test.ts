import { expect, test } from 'vitest'
import { spread } from '../../../../src/data/build/spread-images.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

test.each([
  [4, 'ab', 'a12b34'],
  [5, 'ab', 'a12b345'],
  [1, 'abc', 'a1bc'],
  [0, 'ab', 'ab'],
  [3, '', '123'],
])('%i pages and the images "%s" are made as %s', (pages, images, order) => {
  expect(spread(numbers(pages), [...images]).join('')).toBe(order)
})
