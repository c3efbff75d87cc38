import type { Config } from '../../settings/config.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import type { MakePicture } from './drawn-pictures.ts'
import type { MadePicture, PictureRequest } from './make-picture.ts'

/** Fonts, layout and one picture take some 60 MB. */
const LARGEST_HEAP_MB = 256
/** The thread gets the processor after the thread that serves. */
const NICE = 10

/** Makes pictures in a thread of their own, in turn by address. The thread starts with the first picture and ends when idle. */
export class PictureThread {
  readonly #pool: ThreadPool<PictureRequest, MadePicture>

  constructor({ database }: Pick<Config, 'database'>, onFault: (fault: unknown) => void) {
    const file = new URL('./picture-thread.ts', import.meta.url)
    const settings = { database }
    this.#pool = new ThreadPool({ file, settings, nice: NICE, largestHeapMb: LARGEST_HEAP_MB, onFault })
  }

  readonly make: MakePicture = (wanted, address) => this.#pool.run(wanted, address)

  async stop(): Promise<void> {
    await this.#pool.stop()
  }
}
