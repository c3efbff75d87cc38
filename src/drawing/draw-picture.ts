import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import type { Drawing } from './draw.ts'
import { pngOf } from './png.ts'

const font = (file: string, weight: 600 | 800) => ({
  name: 'Figtree',
  data: readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-${file}-normal.woff`)),
  ),
  weight,
  style: 'normal' as const,
})
const fonts = [
  font('latin-600', 600),
  font('latin-ext-600', 600),
  font('latin-800', 800),
  font('latin-ext-800', 800),
]

/** Draws in the calling thread, which is busy for some 15 ms. @returns a PNG; the same drawing gives the same bytes */
export async function drawPicture({
  layout,
  background,
  width,
  height,
}: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  // The memory of the picture before is free only after a turn of the event loop.
  await setImmediate()
  const svg = await satori(JSON.parse(layout), { width, height, fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + background)
  // `renderAsync` draws in yet another thread, which takes a third longer.
  const image = new Resvg(whole, { font: { loadSystemFonts: false } }).render()
  return pngOf(image.pixels, image.width, image.height)
}
