import type { APIRoute, GetStaticPaths } from 'astro'
import { licenseOf } from '../../../components/open-data/license.ts'
import { loadSite } from '../../../data/build/site.ts'
import { dataPackage } from '../../../domain/open-data/data-files.ts'
import type { Site } from '../../../domain/site/page-site.ts'
import type { EditionIndex } from '../../../domain/tournament/edition-index.ts'

interface Props {
  readonly index: EditionIndex
  readonly site: Pick<Site, 'cup' | 'outside'>
}

export const getStaticPaths = (async () => {
  const { indexes, cup, outside } = await loadSite()
  return indexes.map((index) => ({
    params: { year: String(index.edition.year) },
    props: { index, site: { cup, outside } } satisfies Props,
  }))
}) satisfies GetStaticPaths

/** The description of an edition's tables, for programs. */
export const GET: APIRoute<Props> = ({ props: { index, site } }) => {
  const described = dataPackage(index, site.cup, licenseOf(site.outside.dataLicense))
  return new Response(JSON.stringify(described, null, 2), { headers: { 'content-type': 'application/json' } })
}
