import { escapeHTML } from 'astro/runtime/server/index.js'
import { pageOf } from '../components/page/page-of.ts'
import { pageRendered } from '../data/build/progress.ts'
import { editionSite } from '../data/build/site.ts'
import { parseAddress, type Route } from '../domain/presentation/parse-address.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { built } from './built.ts'
import { pageParts } from './page-parts.ts'

/**
 * What of the page of a match or team is its own, in the order in which it stands in Page.astro. The rest is the same
 * for all such pages of an edition and language.
 */
async function ownTexts(path: string): Promise<string[]> {
  const { site, route } = await placeOf(path)
  const page = pageOf(site, route)
  if (!page) throw new Error(`No edition has the page ${path}.`)
  const { frame, structured, living, body } = pageParts(site, page, false)
  return [frame.head, structured, frame.top, ...(living === undefined ? [] : [escapeHTML(living)]), body]
}

async function placeOf(path: string): Promise<{ site: PageSite; route: Route }> {
  const address = parseAddress(path)
  const site = address && 'year' in address.route && (await editionSite(address.route.year, address.locale))
  if (!site) throw new Error(`No edition has the page ${path}.`)
  return { site, route: address.route }
}

const siteOf = async (path: string): Promise<PageSite> => (await placeOf(path)).site

built.give({ module: import.meta.url, siteOf, ownTexts, pageRendered })
