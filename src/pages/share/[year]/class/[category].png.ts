import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { classCard, type ShareCard } from '../../../../components/share/share-card.ts'
import { shareDrawing } from '../../../../components/share/share-drawing.ts'
import { draw } from '../../../../data/build/drawing/draw.ts'
import { loadSite } from '../../../../data/build/site.ts'
import { pathSegment } from '../../../../domain/text/path-segment.ts'

const ball = readFileSync('public/favicon.svg', 'utf8')

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
  new Response(await draw(shareDrawing(props.card, ball)), { headers: { 'content-type': 'image/png' } })
