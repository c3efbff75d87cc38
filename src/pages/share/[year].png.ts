import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { drawShare } from '../../components/share/draw-share.tsx'
import { editionCard, type ShareCard } from '../../components/share/share-card.ts'
import { digest } from '../../data/build/digest.ts'
import { loadSite } from '../../data/build/site.ts'

const ball = readFileSync('public/favicon.svg', 'utf8')

export const getStaticPaths = (async () => {
  const { cup, indexes } = await loadSite()
  return indexes.map((index) => {
    const card = editionCard(cup, index)
    return { params: { year: String(card.year) }, props: { card }, cacheKey: digest([card, ball]) }
  })
}) satisfies GetStaticPaths

/** The share image of an edition. */
export const GET: APIRoute<{ card: ShareCard }> = async ({ props }) =>
  new Response(await drawShare(props.card, ball), { headers: { 'content-type': 'image/png' } })
