import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ReleaseSettings } from './settings.ts'

type Folders = Pick<ReleaseSettings, 'root' | 'releasesDir'>

/** The folder's own path, links followed; it is made where it is missing. */
function pathOf(dir: string): string {
  mkdirSync(dir, { recursive: true })
  return realpathSync(dir)
}

const isWithin = (dir: string, root: string) => pathOf(dir).startsWith(pathOf(root) + sep)

/**
 * Where Astro may build a release: among the releases, or, where these lie outside the project, in a folder of the
 * project that belongs to them. Astro renames files between the project and its output, which cannot be done from one
 * file system to another, and finds packages from within the project only.
 */
export function workshopOf({ root, releasesDir }: Folders): string {
  if (isWithin(releasesDir, root)) return releasesDir
  const name = createHash('sha256').update(pathOf(releasesDir)).digest('hex').slice(0, 12)
  return join(root, '.cache', `workshop-${name}`)
}

/** Where a publisher works as long as it runs: beside a workshop that builds clear away. */
export function publisherWorkshopOf(folders: Folders): string {
  const workshop = workshopOf(folders)
  return workshop === folders.releasesDir ? join(workshop, 'publisher') : `${workshop}-publisher`
}

/** Removes what killed builds left in a workshop that is not the folder of the releases. Under the lock of that only. */
export async function clearWorkshop(folders: Folders): Promise<void> {
  const dir = workshopOf(folders)
  if (dir !== folders.releasesDir) await rm(dir, { recursive: true, force: true })
}

/** Moves a folder, to another file system too. There it is not whole until this has ended. */
export async function moveFolder(from: string, to: string): Promise<void> {
  if (from === to) return
  try {
    await rename(from, to)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EXDEV') throw fault
    await cp(from, to, { recursive: true })
    await rm(from, { recursive: true, force: true })
  }
}
