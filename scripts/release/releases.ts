import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs'
import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EditionContent } from '../../src/data/build/edition-content.ts'
import { ReleaseFailure } from './failure.ts'

/** Releases kept for roll-back, the current one included. */
const KEPT = 3

/** What is remembered of a release, beside its folder: `.releases/<id>.json`. Never served. */
export type ReleaseRecord = {
  readonly id: string
  readonly cupId: string
  readonly siteUrl: string
  /** Equal fingerprints: the same input, so the same site. */
  readonly fingerprint: string
  /** As `fingerprint`, without what the edition under way held; null where none was, or the record does not tell. */
  readonly others?: string | null
  /** Of the program that made it (see `programOf`); nothing where the record does not tell. */
  readonly program?: string
  readonly figures: ReleaseFigures
  /** The years whose edition had published something. */
  readonly publishedYears: readonly number[]
  /** What each edition holds; nothing where the record does not tell. */
  readonly content: readonly EditionContent[]
  /** Assets of earlier releases still served for open tabs, each with the instant (ms) it went out of use. */
  readonly retiredAssets: Readonly<Record<string, number>>
}

export type ReleaseFigures = {
  readonly pages: number
  readonly seconds: number
  readonly pagesPerSecond: number
  /** Resident memory of the build process at its highest; null where the system does not tell. */
  readonly peakMemoryBytes: number | null
  /** Size of all files of the release. */
  readonly outputBytes: number
}

/** The name of a release: its moment in UTC to the millisecond, so that names sort by age. */
export function newReleaseId(now: Date): string {
  const [date, time] = now.toISOString().replace(/[-:Z]/g, '').split('T')
  return `${date}-${time?.replace('.', '-')}`
}

/** The folder of links beside a release, which is served while its latest edition is published anew. */
export const linkedName = (id: string): string => `${id}-live`

/** The id of a release from the name of its folder, of its folder of links, or of its record. */
const idOf = (name: string): string => name.replace(/(?:\.json|-live)$/, '')

/** The id of the release that is served, or null before the first. */
export function currentReleaseId(releasesDir: string): string | null {
  try {
    return idOf(readlinkSync(join(releasesDir, 'current')))
  } catch {
    return null
  }
}

/** The record of a release, or null where it is missing or damaged. */
function readRecord(releasesDir: string, id: string): ReleaseRecord | null {
  try {
    return { content: [], ...JSON.parse(readFileSync(join(releasesDir, `${id}.json`), 'utf8')) }
  } catch {
    return null
  }
}

/** The record of the release that is served; null where there is none or its folder is gone. */
export function currentRecord(releasesDir: string): ReleaseRecord | null {
  const id = currentReleaseId(releasesDir)
  return id !== null && existsSync(join(releasesDir, id)) ? readRecord(releasesDir, id) : null
}

/** Releases with both a folder and a record, oldest first: a build killed midway lacks one of them. */
export function completeReleases(releasesDir: string): string[] {
  if (!existsSync(releasesDir)) return []
  const names = new Set(readdirSync(releasesDir))
  return [...names].filter((name) => names.has(`${name}.json`)).sort()
}

/**
 * Makes a release, or its folder of links, the served one: a link made aside and renamed over the old one, so that a
 * reader finds the old site or the new one and nothing between.
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

/** Removes old releases beyond those kept, and what killed builds left. Call it under the lock only. */
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
