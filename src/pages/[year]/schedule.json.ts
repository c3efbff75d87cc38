import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import { serializeSchedule } from '../../domain/schedule/serialize-schedule.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'

interface Props {
  readonly index: EditionIndex
  readonly cupId: string
}

export const getStaticPaths = (async () => {
  const { indexes, cup } = await loadSite()
  return indexes.map((index) => ({
    params: { year: String(index.edition.year) },
    props: { index, cupId: cup.id } satisfies Props,
  }))
}) satisfies GetStaticPaths

/** The published schedule of an edition, in both languages. */
export const GET: APIRoute<Props> = ({ props }) =>
  new Response(JSON.stringify(serializeSchedule(props.index, props.cupId)), {
    headers: { 'content-type': 'application/json' },
  })
