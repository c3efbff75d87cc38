import { licenseOf } from '../components/open-data/license.ts'
import OpenData from '../components/open-data/OpenData.tsx'
import { dataFiles } from '../domain/open-data/data-files.ts'
import { originOf } from '../domain/site/origin.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import type { Kind } from './kind.ts'
import { oneOfEach } from './lists.ts'

/** An edition's files for developers. */
export const data: Kind<'data'> = {
  ...oneOfEach('data'),
  head: ({ site: { year, cup }, address, t }) => ({
    title: `${t('openData.title', { year })} – ${cup.name}`,
    description: t('openData.description', { cup: cup.name, year }),
    crumbs: [{ name: t('nav.data'), address }],
  }),
  still({ site }) {
    const origin = originOf(import.meta.env.SITE)
    const license = licenseOf(site.all.outside.dataLicense)
    const files = dataFiles(site.index, site.cup, origin)
    return <OpenData site={site} files={files} license={license} origin={origin} service={serviceOf(site)} />
  },
  styles: 'second-sheet',
}

/** Where the service answers for an edition; null if browsers cannot ask it. */
function serviceOf({ all, cup, index }: PageSite) {
  const answering = originOf(import.meta.env.PUBLIC_RESULTS_ORIGIN)
  const { tournamentId } = index.edition
  return all.hasFeed && tournamentId !== null
    ? {
        feed: `${answering}/feed/${encodeURIComponent(cup.id)}/${encodeURIComponent(tournamentId)}`,
        graphql: `${answering}/graphql`,
      }
    : null
}
