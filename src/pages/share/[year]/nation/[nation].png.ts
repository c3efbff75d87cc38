import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { nationCard, type ShareCard } from '../../../../components/share/share-card.ts'
import { shareDrawing } from '../../../../components/share/share-drawing.ts'
import { draw } from '../../../../data/build/drawing/draw.ts'
import { loadSite } from '../../../../data/build/site.ts'

const ball = readFileSync('public/favicon.svg', 'utf8')

export const getStaticPaths = (async () => {
  const site = await loadSite()
  return site.indexes.flatMap((index) =>
    [...index.teamsByNation.keys()].map((key) => {
      const card = nationCard(site, index, key)
      return {
        params: { year: String(card.year), nation: key },
        props: { card },
      }
    }),
  )
}) satisfies GetStaticPaths

/** The share image of a nation's teams. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card, ball)), { headers: { 'content-type': 'image/png' } })
