import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import { searchNamesOf } from '../../domain/search/build-names.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

export const getStaticPaths = (async () => {
  const { indexes } = await loadSite()
  return indexes.map((index) => ({ params: { year: String(index.edition.year) }, props: { index } }))
}) satisfies GetStaticPaths

/** The data that a search of an edition needs besides its schedule, in both languages. */
export const GET: APIRoute<{ index: EditionIndex }> = ({ props }) =>
  new Response(JSON.stringify(searchNamesOf(props.index)), {
    headers: { 'content-type': 'application/json' },
  })
