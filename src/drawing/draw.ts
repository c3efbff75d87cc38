import { resolve } from 'node:path'
import { WorkerPool } from './worker-pool.ts'

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

// The drawing library's allocator gives memory back to the system after a moment. To get it again for the next picture takes
// longer than to draw it. The allocator reads this when the library is loaded.
process.env.MIMALLOC_PURGE_DELAY ??= '-1'

/** Resolved from the project root: the built code lies elsewhere, and the worker runs from its source file. */
const pool = new WorkerPool(resolve('src/drawing/drawing-worker.ts'))

/**
 * Draws a picture in another thread, without blocking other work.
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
