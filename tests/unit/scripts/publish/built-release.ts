import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChanges } from '../../../../scripts/publish/linked-release.ts'
import { linkedName } from '../../../../scripts/release/releases.ts'

export const RELEASE = '20260101-000000-000'
export const YEAR = 2026

const OF_OTHERS = [
  '404.html',
  'robots.txt',
  '_astro/page.css',
  '2025/index.html',
  '2025/teams/_41/index.html',
  'sv/404.html',
  'sv/2025/index.html',
]
const OF_EDITION = [
  'index.html',
  'sv/index.html',
  '2026/index.html',
  '2026/published.json',
  '2026/teams/_41/index.html',
  '2026/teams/_42/index.html',
  'sv/2026/index.html',
]

const asBuilt = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [`/${path}`, `${path} as built`]))

export const BUILT = { others: asBuilt(OF_OTHERS), edition: asBuilt(OF_EDITION) }
export const EVERY_FILE = { ...BUILT.others, ...BUILT.edition }

/** Writes the release of a small site with two editions; the content of each file names its path. */
export function buildRelease(releasesDir: string): void {
  for (const [path, text] of Object.entries(EVERY_FILE)) {
    const file = join(releasesDir, RELEASE, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

export const linkedDir = (releasesDir: string): string => join(releasesDir, linkedName(RELEASE))

export const changesOf = (files: Readonly<Record<string, string | null>>): FileChanges =>
  new Map(Object.entries(files).map(([path, text]) => [path, text === null ? null : Buffer.from(text)]))

/** Long, so that a half-written file is noticed. */
const FILLED = 200_000
export const LATE_FILE = '/2026/teams/_99/index.html'

/** A state whose number stands in every file; every second state has one more file. */
export function numberedState(number: number, size = FILLED): Record<string, string | null> {
  const text = `${number} `.repeat(size / 8).concat('end')
  const files = Object.fromEntries(Object.keys(BUILT.edition).map((path) => [path, text]))
  return { ...files, [LATE_FILE]: number % 2 === 0 ? text : null }
}

/** The number of a state, read from one of its files; null if the file is not whole. */
export function numberIn(text: string): number | null {
  const words = text.split(' ')
  return words.at(-1) === 'end' && new Set(words).size === 2 ? Number(words[0]) : null
}
