import type { APIRoute, GetStaticPaths } from 'astro'
import { originOf } from '../../../components/shell/structured-data.ts'
import { loadSite } from '../../../data/build/site.ts'
import { cupText } from '../../../domain/open-data/data-files.ts'
import type { Site } from '../../../domain/site/page-site.ts'
import type { EditionIndex } from '../../../domain/tournament/edition-index.ts'

interface Props {
  readonly index: EditionIndex
  readonly cup: Site['cup']
}

export const getStaticPaths = (async () => {
  const { indexes, cup } = await loadSite()
  return indexes.map((index) => ({
    params: { year: String(index.edition.year) },
    props: { index, cup } satisfies Props,
  }))
}) satisfies GetStaticPaths

/** All published data of an edition, in the open format that cups are imported from. */
export const GET: APIRoute<Props> = ({ props: { index, cup } }) =>
  new Response(cupText(index, cup, originOf(import.meta.env.SITE)), {
    headers: { 'content-type': 'application/json' },
  })
