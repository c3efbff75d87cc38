import type { APIRoute } from 'astro'
import { loadSite } from '../data/build/site.ts'
import { flagSprite } from '../drawing/flag-sprite.ts'

export const GET: APIRoute = async () => {
  const { indexes } = await loadSite()
  const used = new Set(indexes.flatMap((index) => [...index.teamsByNation.keys()]))
  return new Response(flagSprite([...used, 'se', 'gb']), { headers: { 'content-type': 'image/svg+xml' } })
}
