import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { type ShareCard, storyCard } from '../../../components/share/share-card.ts'
import { shareDrawing } from '../../../components/share/share-drawing.ts'
import { draw } from '../../../data/build/drawing/draw.ts'
import { loadSite } from '../../../data/build/site.ts'
import { toldEditions } from '../../../domain/history/told-editions.ts'

const ball = readFileSync('public/favicon.svg', 'utf8')

export const getStaticPaths = (async () => {
  const { cup, indexes, latestYear } = await loadSite()
  return toldEditions(indexes, latestYear).map((index) => {
    const card = storyCard(cup, index)
    return { params: { year: String(card.year) }, props: { card } }
  })
}) satisfies GetStaticPaths

/** The share image of the week of an edition. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card, ball)), { headers: { 'content-type': 'image/png' } })
