import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ReleaseSettings } from './settings.ts'

type Folders = Pick<ReleaseSettings, 'root' | 'releasesDir'>

/** Returns the folder's real path, with links resolved. Makes the folder if it is missing. */
function pathOf(dir: string): string {
  mkdirSync(dir, { recursive: true })
  return realpathSync(dir)
}

const isWithin = (dir: string, root: string) => pathOf(dir).startsWith(pathOf(root) + sep)

/**
 * Returns the folder in which Astro may build a release: the folder of the releases or, if that is outside the project, a
 * folder of the project that belongs to it. Astro renames files between the project and its output, which is not possible
 * across file systems, and finds packages only from within the project.
 */
export function workshopOf({ root, releasesDir }: Folders): string {
  if (isWithin(releasesDir, root)) return releasesDir
  const name = createHash('sha256').update(pathOf(releasesDir)).digest('hex').slice(0, 12)
  return join(root, '.cache', `workshop-${name}`)
}

/** Returns the folder that a publisher works in as long as it runs. It is not in a workshop that builds clear. */
export function publisherWorkshopOf(folders: Folders): string {
  const workshop = workshopOf(folders)
  return workshop === folders.releasesDir ? join(workshop, 'publisher') : `${workshop}-publisher`
}

/** Removes what killed builds left in a workshop outside the releases folder. Call it only under that folder's lock. */
export async function clearWorkshop(folders: Folders): Promise<void> {
  const dir = workshopOf(folders)
  if (dir !== folders.releasesDir) await rm(dir, { recursive: true, force: true })
}

/** Moves a folder, also to another file system. There the target is incomplete until this resolves. */
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
