import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import { serializeEdition } from '../../domain/schedule/serialize-edition.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

export const getStaticPaths = (async () => {
  const { indexes } = await loadSite()
  return indexes.map((index) => ({ params: { year: String(index.edition.year) }, props: { index } }))
}) satisfies GetStaticPaths

/** The data of an edition that its schedule leaves out, in both languages. */
export const GET: APIRoute<{ index: EditionIndex }> = ({ props }) =>
  new Response(JSON.stringify(serializeEdition(props.index)), {
    headers: { 'content-type': 'application/json' },
  })
