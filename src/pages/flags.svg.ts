import type { APIRoute } from 'astro'
import { flagSprite } from '../components/ui/flag-sprite.ts'
import { loadSite } from '../data/build/site.ts'

export const GET: APIRoute = async () => {
  const { indexes } = await loadSite()
  const used = new Set(indexes.flatMap((index) => [...index.teamsByNation.keys()]))
  return new Response(flagSprite([...used, 'se', 'gb']), { headers: { 'content-type': 'image/svg+xml' } })
}
