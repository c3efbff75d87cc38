import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { homeStrip } from '../../domain/tournament/featured.ts'
import { translator } from '../../i18n/translate.ts'
import MyTeamsPlace from '../account/MyTeamsPlace.tsx'
import FeaturedStrip from '../match/FeaturedStrip.tsx'
import type { PageMoment } from '../page/page-moment.ts'
import Sponsors from '../shell/Sponsors.tsx'
import CategoriesTable from './CategoriesTable.tsx'
import Hero from './Hero.tsx'

interface Props {
  readonly site: EditionSite
  readonly pickerYears: readonly number[]
  readonly moment: PageMoment
}

/** The home of an edition. */
export default function Home({ site, pickerYears, moment }: Props) {
  const { locale, year, index } = site
  const { publication, sponsors } = index.edition
  const t = translator(locale)
  const strip = homeStrip(index.edition, site.underWay)
  const ads = sponsors.filter(({ placement }) => placement === 'home')
  return (
    <>
      <Hero site={site} pickerYears={pickerYears} />
      <div className="wrap">
        {strip && (
          <section className="section" aria-labelledby="featured">
            <div className="section-head">
              <h2 id="featured">{t(`home.${strip.kind}`)}</h2>
              <a href={localized(matchesAddress(year), locale)}>{t('home.liveCenter')}</a>
            </div>
            {moment.freshness}
            <FeaturedStrip site={site} matches={strip.matches} label={t(`home.${strip.kind}`)} />
          </section>
        )}
        {publication.teams && (
          <>
            {!publication.schedule && year === site.latestYear && (
              <p className="note section">{t('home.onlyTeams')}</p>
            )}
            <MyTeamsPlace site={site} />
            {ads.length > 0 && <Sponsors t={t} sponsors={ads} />}
            <section className="section" aria-labelledby="classes">
              <h2 id="classes">{t('home.categories')}</h2>
              <CategoriesTable site={site} />
            </section>
          </>
        )}
      </div>
    </>
  )
}
