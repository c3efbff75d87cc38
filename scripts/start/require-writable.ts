import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseFailure, whyNotWritten } from '../release/failure.ts'

/** What locks, keys and logs take before anything else is written. */
const NEEDED_BYTES = 256 * 1024

/**
 * Checks that a folder takes files.
 * @param setting the variable that names it
 * @throws ReleaseFailure if its disk is full, or it is read-only for this account
 */
export function requireWritable(dir: string, setting: string): void {
  const file = join(dir, `writable-${process.pid}`)
  try {
    mkdirSync(dir, { recursive: true })
    writeFileSync(file, Buffer.alloc(NEEDED_BYTES))
    rmSync(file)
  } catch (fault) {
    rmSync(file, { force: true })
    const why = whyNotWritten(fault, dir)
    throw why === null
      ? fault
      : new ReleaseFailure(`${why} ${setting} may name another folder. Nothing was started.`)
  }
}
