import type { APIRoute } from 'astro'
import { iconSprite } from '../components/ui/icon-sprite.ts'

export const GET: APIRoute = () =>
  new Response(iconSprite(), { headers: { 'content-type': 'image/svg+xml' } })
