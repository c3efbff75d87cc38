import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mountDisk, unmountDisk } from '../../support/small-disk.ts'

const MEGABYTES = 96
/** Blocks that are written beyond the free ones: another program may free some meanwhile. */
const MORE = 16

/** A disk of its own below a folder, which can be filled to its last byte. */
export class SmallDisk {
  readonly #dir: string

  private constructor(dir: string) {
    this.#dir = dir
  }

  /** null where this account may mount none: the folder is there all the same. */
  static at(dir: string): SmallDisk | null {
    return mountDisk(dir, MEGABYTES) ? new SmallDisk(dir) : null
  }

  fill(): void {
    const { bavail, bsize } = statfsSync(this.#dir)
    try {
      writeFileSync(join(this.#dir, 'ballast'), Buffer.alloc((bavail + MORE) * bsize))
    } catch (fault) {
      if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOSPC')) throw fault
    }
  }

  clear(): void {
    rmSync(join(this.#dir, 'ballast'), { force: true })
  }

  end(): void {
    unmountDisk(this.#dir)
  }
}
