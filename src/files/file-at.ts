import { loadSite } from '../data/build/site.ts'
import { memoized, memoizedPair } from '../domain/memoized.ts'
import { originOf } from '../domain/site/origin.ts'
import type { Site } from '../domain/site/page-site.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { editionFiles, sitemapFiles } from './edition-files.ts'
import { rootFiles } from './root-files.ts'
import type { SiteFile } from './site-file.ts'

const origin = originOf(import.meta.env.SITE)

const byPath = (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> =>
  new Map(files.map((file) => [file.path, file]))

const filesOf = memoizedPair((site: Site, index: EditionIndex) => byPath(editionFiles(site, index, origin)))

/** Made only if a sitemap or the list of files is asked for: no other file waits for them. */
const sitemapsOf = memoizedPair((site: Site, index: EditionIndex) =>
  byPath(sitemapFiles(site, index, origin)),
)

/** The paths of all files of an edition that are no pages. */
export const pathsOfEdition = (site: Site, index: EditionIndex): string[] => [
  ...filesOf(site, index).keys(),
  ...sitemapsOf(site, index).keys(),
]

const filesOfSite = memoized((site: Site) => byPath(rootFiles(site, origin)))

/** The paths of all files that are no pages and belong to no edition. */
export const pathsOfSite = (site: Site): string[] => [...filesOfSite(site).keys()]

const SITEMAP = /^\/\d+\/sitemap[^/]*\.xml$/

/** Returns a file of the site that is no page; null if the site has none there. @param path from the site's root */
export async function fileAt(path: string): Promise<SiteFile | null> {
  const site = await loadSite()
  const year = Number(/\/(\d+)[./]/.exec(path)?.[1])
  const index = site.indexes.find(({ edition }) => edition.year === year)
  const files = !index ? filesOfSite(site) : (SITEMAP.test(path) ? sitemapsOf : filesOf)(site, index)
  return files.get(path) ?? null
}
