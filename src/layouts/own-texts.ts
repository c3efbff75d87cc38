import { escapeHTML } from 'astro/runtime/server/index.js'
import { pageOf } from '../components/page/page-of.ts'
import { pageRendered } from '../data/build/progress.ts'
import { editionSite, loadSite } from '../data/build/site.ts'
import type { YearRoute } from '../domain/presentation/page-kinds.ts'
import { parseAddress } from '../domain/presentation/parse-address.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import type { Locale } from '../domain/text/locale.ts'
import { built } from './built.ts'
import { editionFile } from './edition-file.ts'
import { pageParts } from './page-parts.ts'

/**
 * The texts that only this match or team page has, in the order in which Page.astro holds them. The rest is the same for
 * all such pages of an edition and language.
 */
async function ownTexts(path: string): Promise<string[]> {
  const { site, route } = await placeOf(path)
  const { frame, structured, living, body } = await pageParts(site, pageOf(site, route), false)
  return [frame.head, structured, frame.top, ...(living === undefined ? [] : [escapeHTML(living)]), body]
}

async function placeOf(path: string): Promise<{ site: PageSite; route: YearRoute }> {
  const address = parseAddress(path)
  const route = address && 'year' in address.route && address.route
  const site = route && (await editionSite(route.year, address.locale))
  if (!site) throw new Error(`No edition has the page ${path}.`)
  return { site, route }
}

/** See `editionFile`. */
async function fileText(path: string): Promise<string | null> {
  const [, locale = 'en', year] = /^(?:\/(sv))?\/(\d+)\//.exec(path) ?? []
  const site = await editionSite(Number(year), locale as Locale)
  return site && editionFile(path, site)
}

const siteOf = async (path: string): Promise<PageSite> => (await placeOf(path)).site

built.give({ module: import.meta.url, load: loadSite, siteOf, ownTexts, fileText, pageRendered })
