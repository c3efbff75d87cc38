import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import ConsentBar from '../consent/ConsentBar.tsx'
import ResultsBar from '../spoilers/ResultsBar.tsx'
import Footer from './Footer.tsx'

interface Props {
  readonly site: PageSite
  readonly hasAds: boolean
}

/** What stands below the body of a page. */
export default function Bottom({ site, hasAds }: Props) {
  const { analytics } = site.all.outside
  return (
    <>
      <Footer site={site} hasAds={hasAds} />
      <ResultsBar t={translator(site.locale)} />
      {analytics && <ConsentBar t={translator(site.locale)} analytics={analytics} />}
    </>
  )
}
