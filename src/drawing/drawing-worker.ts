// Draws pictures in a thread of its own, which Node runs as it stands here: it takes no part in the bundle, so
// that the fonts are read from their package.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import type { Drawing } from './draw.ts'
import type { Answer, Task } from './worker-pool.ts'

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
  return new Uint8Array(image.asPng())
}

async function answer({ id, input }: Task<Drawing>): Promise<void> {
  try {
    const result = await draw(input)
    parentPort?.postMessage({ id, result } satisfies Answer, [result.buffer])
  } catch (fault) {
    parentPort?.postMessage({ id, fault: String(fault) } satisfies Answer)
  }
}

let before = Promise.resolve()
// One by one: pictures that wait for each other hold some 7 MB each.
parentPort?.on('message', (task: Task<Drawing>) => {
  before = before.then(() => answer(task))
})
