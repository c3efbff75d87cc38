import type { APIRoute, GetStaticPaths } from 'astro'
import { editionCard } from '../../components/share/share-cards.ts'
import { loadSite } from '../../data/build/site.ts'
import { draw } from '../../drawing/draw.ts'
import type { ShareCard } from '../../drawing/share-card.ts'
import { shareDrawing } from '../../drawing/share-drawing.ts'

export const getStaticPaths = (async () => {
  const { cup, indexes } = await loadSite()
  return indexes.map((index) => {
    const card = editionCard(cup, index)
    return { params: { year: String(card.year) }, props: { card } }
  })
}) satisfies GetStaticPaths

/** The share image of an edition. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card)), { headers: { 'content-type': 'image/png' } })
