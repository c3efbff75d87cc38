import type { APIRoute } from 'astro'
import { robotsText } from '../components/shell/robots-text.ts'
import { originOf } from '../components/shell/structured-data.ts'
import { loadSite } from '../data/build/site.ts'

export const GET: APIRoute = async ({ site }) => {
  const { outside } = await loadSite()
  return new Response(robotsText(originOf(site?.href), outside.invitesRobots), {
    headers: { 'content-type': 'text/plain' },
  })
}
