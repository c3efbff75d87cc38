import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOf, isEmbed, isNotFoundPage, isPage, listSite } from '../../scripts/release/site-files.ts'

/** The folder of the built site. */
export function siteDir(): string {
  const dir = process.env.SITE_OUTPUT
  if (dir === undefined) throw new Error('SITE_OUTPUT names no built site: `npm test` builds one.')
  return dir
}

/** Addresses of all pages of the built site; not-found pages left out, and embeds, which are parts of pages. */
export function pageAddresses(): string[] {
  return [...listSite(siteDir())]
    .filter((path) => isPage(path) && !isNotFoundPage(path) && !isEmbed(path))
    .map(addressOf)
}

/** Paths of all files of the built site, from its root. */
export const siteFiles = (): ReadonlySet<string> => listSite(siteDir())

/** The text of a file of the site. */
export const fileAt = (path: string): string => readFileSync(join(siteDir(), path), 'utf8')

/** The HTML of a page. */
export function pageAt(address: string): string {
  return readFileSync(join(siteDir(), address, 'index.html'), 'utf8')
}

/** What a page shows, roughly: its HTML without scripts, styles, samples of code, comments and tags; texts joined by line ends. */
export function shownText(html: string): string {
  return html
    .replace(/<(script|style|pre)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n\s*/g, '\n')
}
