import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
// Before the library.
import './keep-memory.ts'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { pngOf } from './png.ts'

/** A picture to draw, as plain data that can be passed to another thread. */
export interface Drawing {
  /** The name of the drawing in error messages. */
  readonly name: string
  /** The content as JSON: elements and their children, laid out as on a page. */
  readonly layout: string
  /** The background, as SVG. */
  readonly background: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const font = (file: string, weight: 600 | 800) => ({
  name: 'Figtree',
  data: readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-${file}-normal.woff`)),
  ),
  weight,
  style: 'normal' as const,
})

let fonts: ReturnType<typeof font>[] | undefined

/**
 * Draws in the calling thread, which is busy for some 15 ms.
 *
 * @returns a PNG; the same drawing gives the same bytes
 * @throws Error with a sentence that names the drawing
 */
export async function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  // The memory of the picture before is free only after a turn of the event loop.
  await setImmediate()
  try {
    return await png(drawing)
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    throw new Error(`The share image of "${drawing.name}" could not be drawn: ${why}`)
  }
}

async function png({ layout, background, width, height }: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= [
    font('latin-600', 600),
    font('latin-ext-600', 600),
    font('latin-800', 800),
    font('latin-ext-800', 800),
  ]
  const svg = await satori(JSON.parse(layout), { width, height, fonts })
  const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + background)
  // `renderAsync` draws in yet another thread, which takes a third longer.
  const image = new Resvg(whole, { font: { loadSystemFonts: false } }).render()
  return pngOf(image.pixels, image.width, image.height)
}
