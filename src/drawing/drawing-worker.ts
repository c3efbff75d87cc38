// Draws pictures in its own thread. Node runs this source file directly: it is not part of the bundle, so that it
// reads the fonts from their package.
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
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
  // The memory of the picture before is free only after a turn of the event loop.
  await setImmediate()
  const svg = await satori(JSON.parse(layout), { width, height, fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + background)
  // `renderAsync` draws in yet another thread, which takes a third longer.
  const image = new Resvg(whole, { font: { loadSystemFonts: false } }).render()
  return pngOf(image.pixels, image.width, image.height)
}

answerTasks(draw, ({ buffer }) => [buffer])
