import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../../data/build/site.ts'
import { tableFiles } from '../../../domain/open-data/data-files.ts'
import { DATA_TABLES } from '../../../domain/open-data/tables.ts'
import type { Site } from '../../../domain/site/page-site.ts'
import type { EditionIndex } from '../../../domain/tournament/edition-index.ts'

export const getStaticPaths = (async () => {
  const { indexes, cup } = await loadSite()
  return indexes.flatMap((index) =>
    DATA_TABLES.map(({ name }) => ({
      params: { year: String(index.edition.year), table: name },
      props: { index, cup },
    })),
  )
}) satisfies GetStaticPaths

/** A table of an edition's open data. */
export const GET: APIRoute<{ index: EditionIndex; cup: Site['cup'] }> = ({ props, params }) =>
  new Response(tableFiles(props.index, props.cup).find(({ table }) => table?.name === params.table)?.text, {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  })
