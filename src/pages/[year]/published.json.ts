import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from '../../data/build/site.ts'
import { closesAt } from '../../domain/publication/edition-end.ts'
import type { PublishedFile } from '../../domain/schedule/published-file.ts'

export const getStaticPaths = (async () => {
  const { indexes } = await loadSite()
  return indexes.map(({ edition: { year, revision }, matches }) => {
    const end = closesAt(matches.values())
    const file = (end === null ? { revision } : { revision, closesAt: end }) satisfies PublishedFile
    return { params: { year: String(year) }, props: file }
  })
}) satisfies GetStaticPaths

/** The revision up to which the pages of an edition are published. */
export const GET: APIRoute<PublishedFile> = ({ props }) =>
  new Response(JSON.stringify(props), { headers: { 'content-type': 'application/json' } })
