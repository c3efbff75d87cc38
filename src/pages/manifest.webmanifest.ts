import type { APIRoute } from 'astro'
import { webManifest } from '../components/share/app-icons.ts'
import { loadSite } from '../data/build/site.ts'

export const GET: APIRoute = async () => {
  const { cup } = await loadSite()
  return new Response(JSON.stringify(webManifest(cup)), {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
