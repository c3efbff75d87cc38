import { localized, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { homeStrip } from '../../domain/tournament/featured.ts'
import { translator } from '../../i18n/translate.ts'
import FeaturedStrip from '../match/FeaturedStrip.tsx'

interface Props {
  readonly site: EditionSite
}

const TITLES = { featured: 'home.featured', latest: 'home.latest', next: 'match.nextUp' } as const

/** The matches that the cup features, with the link to all others. */
export default function Featured({ site }: Props) {
  const { locale, year, latestYear, index } = site
  const t = translator(locale)
  const { publication } = index.edition
  const strip = homeStrip(index.edition, site.underWay)
  if (!strip)
    return (
      publication.teams &&
      !publication.schedule &&
      year === latestYear && (
        <p className="note section">{t(publication.lot ? 'home.teamsDrawn' : 'home.onlyTeams')}</p>
      )
    )
  const title = t(TITLES[strip.kind])
  return (
    <section className="section" aria-labelledby="featured">
      <div className="section-head cluster baseline gap-2 gap-x-4 apart">
        <h2 id="featured">{title}</h2>
        <a href={localized(matchesAddress(year), locale)}>{t('home.liveCenter')}</a>
      </div>
      <FeaturedStrip site={site} matches={strip.matches} label={title} />
    </section>
  )
}
