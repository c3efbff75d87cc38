import { hasScreens } from '../../domain/hall/has-screens.ts'
import {
  arenasAddress,
  categoriesAddress,
  clubsAddress,
  dataAddress,
  historyAddress,
  homeAddress,
  localized,
  matchesAddress,
  nationsAddress,
  pressAddress,
  screensAddress,
  statesAddress,
  streamsAddress,
} from '../../domain/presentation/addresses.ts'
import { socialName } from '../../domain/presentation/social-name.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import ResultsSwitch from '../spoilers/ResultsSwitch.tsx'
import Emblem from '../ui/Emblem.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { hasHistory } from './history-of.ts'
import Sponsors from './Sponsors.tsx'

interface Props {
  readonly site: PageSite
  readonly hasAds: boolean
}

export default function Footer({ site, hasAds }: Props) {
  const { locale, cup, year, index } = site
  const t = translator(locale)
  const { analytics, website, social } = site.all.outside
  const sponsors = index.edition.sponsors.filter(({ placement }) => placement === 'footer')
  const links = [
    { address: matchesAddress(year), name: t('nav.matches') },
    { address: categoriesAddress(year), name: t('nav.categories') },
    { address: nationsAddress(year), name: t('nav.nations') },
    { address: clubsAddress(year), name: t('nav.clubs') },
    { address: arenasAddress(year), name: t('nav.arenas') },
    { address: streamsAddress(year), name: t('nav.streams') },
    { address: statesAddress(year), name: t('nav.states') },
    { address: pressAddress(year), name: t('nav.press') },
    { address: dataAddress(year), name: t('nav.data') },
    ...(hasScreens(year, site.latestYear) ? [{ address: screensAddress(year), name: t('screens.nav') }] : []),
    ...(hasHistory(site) ? [{ address: historyAddress(), name: t('history.nav') }] : []),
  ]
  const elsewhere = [
    ...(website ? [{ address: website, name: t('site.website'), rel: 'noopener noreferrer' }] : []),
    ...social.map((address) => ({ address, name: socialName(address), rel: 'me noopener noreferrer' })),
  ]
  return (
    <footer className="foot">
      <div className="wrap stack gap-6">
        {hasAds && sponsors.length > 0 && <Sponsors t={t} sponsors={sponsors} />}
        <div className="foot-columns stack gap-5 gap-x-7">
          <a className="foot-cup row gap-3" href={localized(homeAddress(year), locale)}>
            <Emblem size={48} />
            <span>
              <bdi>{cup.name}</bdi>
              {` ${year}`}
            </span>
          </a>
          <nav aria-label={t('site.footerNav')}>
            <ul className="foot-links">
              {links.map(({ address, name }) => (
                <li key={address}>
                  <a href={localized(address, locale)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {elsewhere.length > 0 && (
            <ul className="foot-outside cluster gap-x-4">
              {elsewhere.map(({ address, name, rel }) => (
                <li key={address}>
                  <a href={address} rel={rel}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="foot-end cluster baseline gap-1 gap-x-5">
          <span>
            <Sentence text={t('site.copyright', { year, cup: isolated(cup.name) })} />
          </span>
          <span>{t(analytics === null ? 'site.noTracking' : `site.counted.${analytics.consent}`)}</span>
          <ResultsSwitch>{t('spoilers.hide')}</ResultsSwitch>
          {analytics?.consent === 'required' && (
            <button type="button" className="consent-again">
              {t('consent.again')}
            </button>
          )}
        </p>
      </div>
    </footer>
  )
}
