import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import { buildSearchIndex } from '../../domain/search/build-index.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

export const getStaticPaths = (async () => {
  const { indexes } = await loadSite()
  return indexes.map((index) => ({ params: { year: String(index.edition.year) }, props: { index } }))
}) satisfies GetStaticPaths

/** All that can be searched in an edition, in both languages. */
export const GET: APIRoute<{ index: EditionIndex }> = ({ props }) =>
  new Response(JSON.stringify(buildSearchIndex(props.index)), {
    headers: { 'content-type': 'application/json' },
  })
