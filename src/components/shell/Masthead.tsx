import { memoizedByValue } from '../../domain/memoized.ts'
import {
  arenasAddress,
  categoriesAddress,
  clubsAddress,
  favouritesAddress,
  homeAddress,
  localized,
  matchesAddress,
  nationsAddress,
  searchAddress,
  streamsAddress,
} from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { type Locale, otherLocales } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import ResultsSwitch from '../spoilers/ResultsSwitch.tsx'
import Emblem from '../ui/Emblem.tsx'
import Place from '../ui/Place.tsx'
import Announcements from './Announcements.tsx'
import LanguageLink from './LanguageLink.tsx'
import LiveNow from './LiveNow.tsx'
import YearPicker from './YearPicker.tsx'

interface Props {
  readonly site: PageSite
  /** The address of the page's section of the site, without language; see `sectionOf`. */
  readonly section: string | undefined
  /** Returns the address of this page in another year, including its language. */
  readonly inYear: (year: number) => string
  /** The address of this page in the other language. */
  readonly inLanguage: (locale: Locale) => string
  /** The address of the sign-in page, with the way back to this page. */
  readonly signIn: string
}

const SECTIONS = [
  { of: homeAddress, name: 'nav.start' },
  { of: matchesAddress, name: 'nav.matches' },
  { of: streamsAddress, name: 'nav.streams' },
  { of: favouritesAddress, name: 'nav.myWeek' },
  { of: categoriesAddress, name: 'nav.categories' },
  { of: nationsAddress, name: 'nav.nations' },
  { of: clubsAddress, name: 'nav.clubs' },
  { of: arenasAddress, name: 'nav.arenas' },
] as const

const sectionsOf = memoizedByValue((year: number) => SECTIONS.map(({ of }) => of(year)))

/** Returns the section of the site that a page belongs to, as the menu lists it. Addresses are without language. */
export function sectionOf(address: string, year: number): string | undefined {
  const [home] = sectionsOf(year)
  return sectionsOf(year).find((section) =>
    section === home ? address === home : address.startsWith(section),
  )
}

export default function Masthead({ site, section, inYear, inLanguage, signIn }: Props) {
  const { locale, cup, year } = site
  const t = translator(locale)
  const { website } = site.all.outside
  const links = SECTIONS.map(({ of, name }) => (
    <a key={name} href={localized(of(year), locale)} aria-current={of(year) === section ? 'page' : undefined}>
      {name === 'nav.nations' && cup.sport === 'football' ? t(name) + t('site.footballAsterisk') : t(name)}
      {name === 'nav.start' && (
        <span className="hidden-text">
          {', '}
          <bdi>{`${cup.name} ${year}`}</bdi>
        </span>
      )}
      {name === 'nav.matches' && site.underWay && <span className="playing num" data-playing="" />}
    </a>
  ))
  return (
    <header className="masthead">
      <div className="wrap masthead-row row gap-3">
        <details className="drawer">
          <summary aria-label={t('site.menu')}>
            <svg className="icon" aria-hidden="true">
              <use href="/icons.svg#menu" />
            </svg>
          </summary>
          <nav className="drawer-list" aria-label={t('site.menu')}>
            {links}
            <ResultsSwitch>{t('spoilers.hide')}</ResultsSwitch>
            {website && (
              <a href={website} rel="noopener noreferrer">
                {t('site.website')}
              </a>
            )}
          </nav>
        </details>
        <a className="logo row gap-2" href={localized(homeAddress(year), locale)}>
          <Emblem size={34} />
          <span>
            <bdi>{cup.name}</bdi>
          </span>
        </a>
        <nav className="topnav" aria-label={t('site.nav')}>
          {links}
        </nav>
        <div className="tools row gap-1">
          {site.underWay && <LiveNow site={site} />}
          <YearPicker t={t} year={year} years={site.years} inYear={inYear} />
          <a className="tool" href={localized(searchAddress(year), locale)}>
            <span className="hidden-text">{t('nav.search')}</span>
            <svg className="icon" aria-hidden="true">
              <use href="/icons.svg#search" />
            </svg>
          </a>
          {otherLocales(locale).map((other) => (
            <LanguageLink key={other} to={other} address={inLanguage(other)} />
          ))}
          <Place name="user-menu" className="account" values={{ year, locale }}>
            <a className="tool sign-in" href={signIn} rel="nofollow">
              <svg className="icon" aria-hidden="true">
                <use href="/icons.svg#user" />
              </svg>
              <span>{t('visitor.signIn')}</span>
            </a>
          </Place>
        </div>
      </div>
      <Announcements t={t} items={site.announcements} />
    </header>
  )
}
