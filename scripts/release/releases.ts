import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { ReleaseFailure } from './failure.ts'

/** How many releases are kept for roll-back, the current one included. */
const KEPT = 3

/** The record of a release, kept beside its folder: `.releases/<id>.json`. Never served. */
export type ReleaseRecord = {
  readonly id: string
  readonly cupId: string
  readonly siteUrl: string
  /** Equal fingerprints mean equal input, so the same site. */
  readonly fingerprint: string
  /** Like `fingerprint`, but without the edition under way; null if there was none, or absent in an older record. */
  readonly others?: string | null
  /** The hash of the program that made the release (see `programOf`); absent if the record does not have it. */
  readonly program?: string
  readonly figures: ReleaseFigures
  /** The years whose edition had published something. */
  readonly publishedYears: readonly number[]
  /** What each edition holds; empty if the record does not say. */
  readonly content: readonly EditionContent[]
  /** Assets of earlier releases still served for open tabs, each with the time (ms) at which it went out of use. */
  readonly retiredAssets: Readonly<Record<string, number>>
}

export type ReleaseFigures = {
  readonly pages: number
  readonly seconds: number
  readonly pagesPerSecond: number
  /** Peak resident memory of the build process; null if the system does not report it. */
  readonly peakMemoryBytes: number | null
  /** Size of all files of the release. */
  readonly outputBytes: number
}

/** Returns the name of a new release: its time in UTC to the millisecond, so that names sort by age. */
export function newReleaseId(now: Date): string {
  const [date, time] = now.toISOString().replace(/[-:Z]/g, '').split('T')
  return `${date}-${time?.replace('.', '-')}`
}

/** The folder of links beside a release. It is served while a publisher updates the latest edition. */
export const linkedName = (id: string): string => `${id}-live`

/** The folder of the answers that a release was built from. A publisher reads the other editions from there. */
export const responsesDirOf = (releasesDir: string, id: string): string => join(releasesDir, `${id}-answers`)

/** Returns the id of a release from the name of its folder, of its folder of links or answers, or of its record. */
const idOf = (name: string): string => name.replace(/(?:\.json|-live|-answers)$/, '')

/** Returns the id of the release that is served, or null before the first one. */
export function currentReleaseId(releasesDir: string): string | null {
  try {
    return idOf(readlinkSync(join(releasesDir, 'current')))
  } catch {
    return null
  }
}

/** Returns the record of a release, or null if it is missing or damaged. */
function readRecord(releasesDir: string, id: string): ReleaseRecord | null {
  try {
    return { content: [], ...JSON.parse(readFileSync(join(releasesDir, `${id}.json`), 'utf8')) }
  } catch {
    return null
  }
}

/** Returns the record of the served release; null if there is none or its folder is gone. */
export function currentRecord(releasesDir: string): ReleaseRecord | null {
  const id = currentReleaseId(releasesDir)
  return id !== null && existsSync(join(releasesDir, id)) ? readRecord(releasesDir, id) : null
}

/** Returns the releases with both a folder and a record, oldest first. A build that is killed midway lacks one of them. */
export function completeReleases(releasesDir: string): string[] {
  if (!existsSync(releasesDir)) return []
  const names = new Set(readdirSync(releasesDir))
  return [...names].filter((name) => names.has(`${name}.json`)).sort()
}

/**
 * Makes a release, or its folder of links, the served one. It makes a new link and renames it over the old one, so that a
 * reader finds the old site or the new one and nothing in between.
 */
export async function switchTo(releasesDir: string, folder: string): Promise<void> {
  const aside = join(releasesDir, `current-${process.pid}`)
  await rm(aside, { force: true })
  await symlink(folder, aside, 'dir')
  renameSync(aside, join(releasesDir, 'current'))
}

/** Turns a verified build folder into the served release. */
export async function publish(releasesDir: string, buildDir: string, record: ReleaseRecord): Promise<void> {
  await writeFile(join(releasesDir, `${record.id}.json`), `${JSON.stringify(record, null, 2)}\n`)
  renameSync(buildDir, join(releasesDir, record.id))
  await switchTo(releasesDir, record.id)
}

/**
 * Serves the release before the current one again.
 * @returns the ids of both
 */
export async function rollBack(releasesDir: string): Promise<{ from: string; to: string }> {
  const from = currentReleaseId(releasesDir)
  if (from === null)
    throw new ReleaseFailure('There is no release yet: `npm start` or `npm run build` makes one.')
  const to = completeReleases(releasesDir)
    .filter((id) => id < from)
    .at(-1)
  if (to === undefined)
    throw new ReleaseFailure(`${from} is the oldest release kept: there is none before it to go back to.`)
  await switchTo(releasesDir, to)
  return { from, to }
}

/** Removes the oldest releases beyond those to keep, and the remains of killed builds. Call it only under the lock. */
export async function tidy(releasesDir: string): Promise<void> {
  mkdirSync(releasesDir, { recursive: true })
  const current = currentReleaseId(releasesDir)
  const complete = completeReleases(releasesDir)
  const keep = new Set(complete.slice(-KEPT))
  if (current !== null) keep.add(current)
  for (const name of readdirSync(releasesDir)) {
    const id = idOf(name)
    const isRelease = /^\d{8}-\d{6}-/.test(id)
    const isLeftover = name.startsWith('building-') || name.startsWith('current-')
    if (isLeftover || (isRelease && !keep.has(id)))
      await rm(join(releasesDir, name), { recursive: true, force: true })
  }
}
