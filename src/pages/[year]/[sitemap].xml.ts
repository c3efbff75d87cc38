import type { APIRoute, GetStaticPaths } from 'astro'
import { editionSitemaps } from '../../components/shell/edition-sitemaps.ts'
import { originOf } from '../../components/shell/structured-data.ts'
import { loadSite } from '../../data/build/site.ts'

export const getStaticPaths = (async () => {
  const sitemaps = editionSitemaps(await loadSite(), originOf(import.meta.env.SITE))
  return sitemaps.map(({ year, name, text }) => ({
    params: { year: String(year), sitemap: name },
    props: { text },
  }))
}) satisfies GetStaticPaths

/** The pages of an edition for search engines: `/2026/sitemap.xml`, and `sitemap-2.xml` where one file is too small. */
export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/xml' } })
