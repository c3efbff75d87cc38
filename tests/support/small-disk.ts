import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes a folder a disk of its own, in memory; false where this account may mount none. */
export function mountDisk(dir: string, megabytes: number): boolean {
  mkdirSync(dir, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Unmounts a disk, even while something on it is still open. */
export const unmountDisk = (dir: string): void => void execFileSync('umount', ['--lazy', dir])

/** A disk for the tests of a file, gone after them; null where this account may mount none. */
export function diskForTests(megabytes: number): string | null {
  const dir = mkdtempSync(join(tmpdir(), 'cup-disk-'))
  const isMounted = mountDisk(dir, megabytes)
  const remove = () => rmSync(dir, { recursive: true, force: true })
  if (!isMounted) {
    remove()
    return null
  }
  afterAll(() => {
    unmountDisk(dir)
    remove()
  })
  return dir
}
