import type { APIRoute } from 'astro'
import { llmsText } from '../components/shell/llms-text.ts'
import { originOf } from '../components/shell/structured-data.ts'
import { loadSite } from '../data/build/site.ts'

/** The site for language models: see llmstxt.org. */
export const GET: APIRoute = async ({ site: { href } = {} }) => {
  const site = await loadSite()
  const hasHistory = site.pastEditions.length > 0
  return new Response(llmsText(site, originOf(href), hasHistory), {
    headers: { 'content-type': 'text/plain' },
  })
}
