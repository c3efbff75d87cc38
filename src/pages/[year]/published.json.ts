import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import type { PublishedFile } from '../../domain/schedule/published-file.ts'

export const getStaticPaths = (async () => {
  const { indexes } = await loadSite()
  return indexes.map(({ edition: { year, revision } }) => ({
    params: { year: String(year) },
    props: { revision } satisfies PublishedFile,
  }))
}) satisfies GetStaticPaths

/** The revision up to which the pages of an edition are published. */
export const GET: APIRoute<PublishedFile> = ({ props }) =>
  new Response(JSON.stringify(props), { headers: { 'content-type': 'application/json' } })
