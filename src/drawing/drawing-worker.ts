// Draws pictures in its own thread. Node runs this source file directly: it is not part of the bundle, so that it
// reads the fonts from their package.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import { answerTasks } from './answer-tasks.ts'
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

async function draw({ layout, background, width, height }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(JSON.parse(layout), { width, height, fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + background)
  const image = await renderAsync(whole, { font: { loadSystemFonts: false } })
  return pngOf(image.pixels, image.width, image.height)
}

answerTasks(draw, ({ buffer }) => [buffer])
