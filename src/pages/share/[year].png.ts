import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { editionCard, type ShareCard } from '../../components/share/share-card.ts'
import { shareDrawing } from '../../components/share/share-drawing.ts'
import { draw } from '../../data/build/drawing/draw.ts'
import { loadSite } from '../../data/build/site.ts'

const ball = readFileSync('public/favicon.svg', 'utf8')

export const getStaticPaths = (async () => {
  const { cup, indexes } = await loadSite()
  return indexes.map((index) => {
    const card = editionCard(cup, index)
    return { params: { year: String(card.year) }, props: { card } }
  })
}) satisfies GetStaticPaths

/** The share image of an edition. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card, ball)), { headers: { 'content-type': 'image/png' } })
