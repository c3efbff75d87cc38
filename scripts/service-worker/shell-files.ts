import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The mark on the pages that are to open without a network: My Week of the latest year. */
const MARK = 'data-offline'

/**
 * The pages of My Week that are to open without a network, as addresses: `/2026/favourites/`, and one for each language.
 *
 * @param dir the folder of the built site
 */
export function offlinePages(dir: string): string[] {
  return ['', '/sv'].flatMap((prefix) => {
    const root = join(dir, prefix)
    if (!existsSync(root)) return []
    return readdirSync(root)
      .filter((name) => /^\d+$/.test(name))
      .map((year) => `${prefix}/${year}/favourites/`)
      .filter((address) => {
        const file = join(dir, address, 'index.html')
        return existsSync(file) && readFileSync(file, 'utf8').includes(MARK)
      })
      .sort()
  })
}

/** What a page loads: scripts, islands and their renderers, styles, fonts, sprites. */
const IN_PAGE = [
  /\b(?:src|component-url|renderer-url|before-hydration-url)="(\/[^"#?]+)/g,
  /<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"[^>]*?\bhref="(\/[^"#?]+)/g,
  /<link\b[^>]*?\bhref="(\/[^"#?]+)"[^>]*\brel="(?:stylesheet|preload|modulepreload)"/g,
  /<use\b[^>]*?\bhref="(\/[^"#?]+)/g,
  /\burl\(["']?(\/[^"')#?]+)/g,
]
/** Names of other files as the bundler writes them into scripts and styles. */
const IN_ASSET = [/["'`](?:\.\/|\/_astro\/|_astro\/)([\w.-]+\.(?:js|css))["'`]/g]
const IN_STYLES = /\burl\(["']?(\/[^"')#?]+)/g
/** Drawn by script, so named by no page. */
const SPRITES = ['/icons.svg', '/flags.svg']

/**
 * Everything some pages need to open, themselves included, as paths below the folder without a slash at the start.
 *
 * @param pages addresses
 */
export function shellFiles(dir: string, pages: readonly string[]): string[] {
  const found = new Set<string>(SPRITES)
  const add = (path: string) => {
    if (found.has(path) || !existsSync(join(dir, path))) return
    found.add(path)
    if (!/\.(?:js|css)$/.test(path)) return
    const text = readFileSync(join(dir, path), 'utf8')
    for (const name of named(text, IN_ASSET)) add(`/_astro/${name}`)
    if (path.endsWith('.css')) for (const file of named(text, [IN_STYLES])) add(file)
  }
  for (const page of pages) {
    add(`${page}index.html`)
    for (const path of named(readFileSync(join(dir, page, 'index.html'), 'utf8'), IN_PAGE)) add(path)
  }
  return [...found]
    .filter((path) => existsSync(join(dir, path)))
    .map((path) => path.slice(1))
    .sort()
}

const named = (text: string, patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
