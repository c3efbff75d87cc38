import type { APIRoute, GetStaticPaths } from 'astro'
import { editionCard, storyCard } from '../../../components/share/share-cards.ts'
import { loadSite } from '../../../data/build/site.ts'
import { draw } from '../../../drawing/draw.ts'
import type { ShareCard } from '../../../drawing/share-card.ts'
import { shareDrawing } from '../../../drawing/share-drawing.ts'

export const getStaticPaths = (async () => {
  const { cup, indexes, latestYear, pastEditions } = await loadSite()
  // The page appears on the evening of the finals, without a build: its picture exists before, and is the edition's.
  const coming = indexes.filter((index) => index.edition.year === latestYear && !pastEditions.includes(index))
  const cards = [
    ...pastEditions.map((index) => storyCard(cup, index)),
    ...coming.map((index) => editionCard(cup, index)),
  ]
  return cards.map((card) => ({ params: { year: String(card.year) }, props: { card } }))
}) satisfies GetStaticPaths

/** The share image of the week of an edition; until the week is over, the edition's. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await draw(shareDrawing(props.card)), { headers: { 'content-type': 'image/png' } })
