import type { APIRoute, GetStaticPaths } from 'astro'
import { nationCard } from '../../../../components/share/share-cards.ts'
import { loadSite } from '../../../../data/build/site.ts'
import { draw } from '../../../../drawing/draw.ts'
import type { ShareCard } from '../../../../drawing/share-card.ts'
import { shareDrawing } from '../../../../drawing/share-drawing.ts'

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
  new Response(await draw(shareDrawing(props.card)), { headers: { 'content-type': 'image/png' } })
