import type { APIRoute } from 'astro'
import { originOf } from '../components/shell/structured-data.ts'

/** Everything may be read; the address of the sitemap has to be absolute. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${originOf(site?.href)}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  })
