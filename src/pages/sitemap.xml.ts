import type { APIRoute } from 'astro'
import { editionSitemaps } from '../components/shell/edition-sitemaps.ts'
import { sitemapIndex } from '../components/shell/sitemap.ts'
import { originOf } from '../components/shell/structured-data.ts'
import { loadSite } from '../data/build/site.ts'

/** The sitemaps of all editions. */
export const GET: APIRoute = async ({ site }) => {
  const origin = originOf(site?.href)
  const files = editionSitemaps(await loadSite(), origin)
  return new Response(sitemapIndex(files, origin), { headers: { 'content-type': 'application/xml' } })
}
