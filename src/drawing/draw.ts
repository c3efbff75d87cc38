import { resolve } from 'node:path'
import { WorkerPool } from './worker-pool.ts'

/** A picture to be drawn: plain data, as it goes to another thread. */
export interface Drawing {
  /** What a fault calls it. */
  readonly name: string
  /** What stands in it, as JSON: elements and their children, laid out as a page is. */
  readonly layout: string
  /** What lies behind, as SVG. */
  readonly background: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** By its place in the project: what is built lies elsewhere, and a worker runs as it is written. */
const pool = new WorkerPool(resolve('src/drawing/drawing-worker.ts'))

/**
 * Draws a picture, while others go on.
 *
 * @returns a PNG; the same drawing gives the same bytes
 * @throws Error with a sentence that names the drawing
 */
export async function draw(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await pool.run<Uint8Array<ArrayBuffer>>(drawing)
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    throw new Error(`The share image of "${drawing.name}" could not be drawn: ${why}`)
  }
}
