import type { APIRoute, GetStaticPaths } from 'astro'
import { classCard } from '../../../../components/share/share-cards.ts'
import { loadSite } from '../../../../data/build/site.ts'
import { pathSegment } from '../../../../domain/text/path-segment.ts'
import { draw } from '../../../../drawing/draw.ts'
import type { ShareCard } from '../../../../drawing/share-card.ts'
import { shareDrawing } from '../../../../drawing/share-drawing.ts'

export const getStaticPaths = (async () => {
  const { cup, indexes } = await loadSite()
  return indexes.flatMap((index) =>
    index.edition.categories.map((category) => {
      const card = classCard(cup, index, category)
      return {
        params: { year: String(card.year), category: pathSegment(category.id) },
        props: { card },
      }
    }),
  )
}) satisfies GetStaticPaths

/** The share image of a class, its teams and its matches. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card)), { headers: { 'content-type': 'image/png' } })
