import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { pngOf } from '../../../src/drawing/png.ts'

const WIDTH = 37
const HEIGHT = 11

/** The pixels of a PNG, as the drawing library decodes them. */
function decoded(png: Uint8Array): Buffer {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const image = `<image width="${WIDTH}" height="${HEIGHT}" href="${source}" style="image-rendering:optimizeSpeed"/>`
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${image}</svg>`,
  ).render().pixels
}

test('a decoder gets back the pixels that were encoded', () => {
  const pixels = Uint8Array.from({ length: 4 * WIDTH * HEIGHT }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 7919 + (at >> 5) * 104_729) % 256,
  )
  expect(Buffer.compare(decoded(pngOf(pixels, WIDTH, HEIGHT)), Buffer.from(pixels))).toBe(0)
})

test('pixels may start anywhere in their memory', () => {
  const memory = Uint8Array.from({ length: 4 * WIDTH * HEIGHT + 1 }, (_, at) =>
    at % 4 === 0 ? 255 : (at * 31) % 256,
  )
  const pixels = memory.subarray(1)
  expect(Buffer.compare(decoded(pngOf(pixels, WIDTH, HEIGHT)), Buffer.from(pixels))).toBe(0)
})
