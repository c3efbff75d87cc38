import { type BigIntStats, realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type Representation, represent } from './response/representation.ts'

const CACHE_BYTES = 64 * 1024 * 1024
const LARGEST_CACHED_BYTES = 1024 * 1024
const NO_CACHE = 'no-cache'
/** Names under `_astro` hold a hash of the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Files of one release: a cached worker would hold the next release back, a cached schedule would miss reports. */
export const REVALIDATED: ReadonlySet<string> = new Set([
  'sw.js',
  'alerts-worker.js',
  'screen-worker.js',
  'schedule.json',
  'edition.json',
  'published.json',
  'now.json',
])
const OTHER_FILES = 'public, max-age=300'
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  geojson: 'application/geo+json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

export type SiteEntry =
  | { readonly kind: 'file'; readonly representation: Representation }
  | { readonly kind: 'directory' }
  | { readonly kind: 'absent' }

interface Cached {
  readonly version: string
  readonly representation: Representation
}

/** The files of the live release. They are read on request; small ones are kept in memory until they change. */
export class SiteFiles {
  readonly #siteDir: string
  readonly #cache = new Map<string, Cached>()
  #cachedBytes = 0

  /** @param siteDir a folder, or a symbolic link to one whose target may change at any moment */
  constructor(siteDir: string) {
    this.#siteDir = siteDir
  }

  /** Returns the folder of the live release; null before the first release exists. */
  release(): string | null {
    try {
      return realpathSync(this.#siteDir)
    } catch {
      return null
    }
  }

  /** Returns the entry of a release under these names, which have passed `siteSegments`. */
  async entry(release: string, segments: readonly string[]): Promise<SiteEntry> {
    const path = join(release, ...segments)
    const stat = statOf(path)
    if (stat === null) return { kind: 'absent' }
    if (stat.isDirectory()) return { kind: 'directory' }
    const version = `${stat.ino} ${stat.mtimeNs} ${stat.size}`
    const cached = this.#cache.get(path)
    if (cached?.version === version) return { kind: 'file', representation: cached.representation }
    const name = segments.at(-1) ?? ''
    const representation = represent(await readFile(path), typeOf(name), cacheControlOf(name, segments))
    this.#keep(path, { version, representation })
    return { kind: 'file', representation }
  }

  #keep(path: string, entry: Cached): void {
    const size = entry.representation.body.length
    if (size > LARGEST_CACHED_BYTES) return
    this.#drop(path)
    this.#cache.set(path, entry)
    this.#cachedBytes += size
    for (const oldest of this.#cache.keys()) {
      if (this.#cachedBytes <= CACHE_BYTES) return
      this.#drop(oldest)
    }
  }

  #drop(path: string): void {
    this.#cachedBytes -= this.#cache.get(path)?.representation.body.length ?? 0
    this.#cache.delete(path)
  }
}

/** Returns null if the path does not exist, or if a name is longer than the file system allows. */
function statOf(path: string): BigIntStats | null {
  try {
    return statSync(path, { throwIfNoEntry: false, bigint: true }) ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return null
    throw error
  }
}

function typeOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPES[extension] ?? getMimeType(name) ?? 'application/octet-stream'
}

function cacheControlOf(name: string, segments: readonly string[]): string {
  if (segments[0] === '_astro') return IMMUTABLE
  return name.endsWith('.html') || REVALIDATED.has(name) ? NO_CACHE : OTHER_FILES
}
