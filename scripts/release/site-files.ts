import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isEmbedPath } from '../../src/domain/embed/embed-address.ts'

/** Lists the files of a site's folder, by path from the site's root: `/2025/index.html`. */
export function listSite(dir: string): ReadonlySet<string> {
  const paths = new Set<string>()
  const walk = (folder: string, prefix: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${prefix}/${entry.name}`
      if (entry.isDirectory()) walk(join(folder, entry.name), path)
      else paths.add(path)
    }
  }
  walk(dir, '')
  return paths
}

/** Whether a file is a page that visitors reach by its own address. `404.html` is served in place of missing pages. */
export const isPage = (path: string) => path.endsWith('.html')
/** Whether a page is meant for frames on other sites. */
export const isEmbed = (path: string) => isEmbedPath(path)
export const isNotFoundPage = (path: string) => /\/404(\.html|\/index\.html)$/.test(path)

/** Whether a file lists pages or other sitemaps. */
export const isSitemap = (path: string) => /\/sitemap[^/]*\.xml$/.test(path)

/** Returns the address of a page's file, with the slash at the end. */
export const addressOf = (path: string) => path.replace(/index\.html$/, '')
