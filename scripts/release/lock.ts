import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseFailure } from './failure.ts'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/**
 * Takes the right to build in a folder of releases. The lock of a process that no longer runs is taken over.
 * @returns a function that gives the right back
 * @throws ReleaseFailure where another build is at work
 */
export function lockReleases(releasesDir: string): () => void {
  mkdirSync(releasesDir, { recursive: true })
  const file = join(releasesDir, 'building.lock')
  const pid = holder(file)
  if (pid !== null && pid !== process.pid && isRunning(pid)) {
    throw new ReleaseFailure(
      `Another build (process ${pid}) is at work in ${releasesDir}. Wait for it or stop it, then try again.`,
    )
  }
  rmSync(file, { force: true })
  const handle = openSync(file, 'wx')
  writeSync(handle, String(process.pid))
  closeSync(handle)
  return () => rmSync(file, { force: true })
}
