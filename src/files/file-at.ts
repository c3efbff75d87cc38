import { originOf } from '../components/shell/structured-data.ts'
import { loadSite } from '../data/build/site.ts'
import { memoizedPair } from '../domain/memoized.ts'
import type { Site } from '../domain/site/page-site.ts'
import type { EditionIndex } from '../domain/tournament/edition-index.ts'
import { editionFiles } from './edition-files.ts'
import { rootFiles } from './root-files.ts'
import type { SiteFile } from './site-file.ts'

const origin = originOf(import.meta.env.SITE)

const byPath = (files: readonly SiteFile[]): ReadonlyMap<string, SiteFile> =>
  new Map(files.map((file) => [file.path, file]))

/** Every file of an edition that is no page, by its path. */
export const filesOfEdition = memoizedPair((site: Site, index: EditionIndex) =>
  byPath(editionFiles(site, index, origin)),
)

export const filesOfSite = (site: Site): ReadonlyMap<string, SiteFile> => byPath(rootFiles(site, origin))

/** Returns a file of the site that is no page; null if the site has none there. @param path from the site's root */
export async function fileAt(path: string): Promise<SiteFile | null> {
  const site = await loadSite()
  const year = Number(/\/(\d+)[./]/.exec(path)?.[1])
  const index = site.indexes.find(({ edition }) => edition.year === year)
  return (index ? filesOfEdition(site, index) : filesOfSite(site)).get(path) ?? null
}
