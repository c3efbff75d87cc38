import type { PageSite } from '../../domain/site/page-site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import AppBar from './AppBar.tsx'
import Breadcrumbs from './Breadcrumbs.tsx'
import type { Crumb } from './framed-page.ts'
import Masthead from './Masthead.tsx'
import RehearsalNote from './RehearsalNote.tsx'
import YearBanner from './YearBanner.tsx'

interface Props {
  readonly site: PageSite
  /** See `sectionOf`. */
  readonly section: string | undefined
  /** From the start page to this page. */
  readonly trail: readonly Crumb[]
  /** Whether the page lies below its year's home. */
  readonly isBelowHome: boolean
  readonly inYear: (year: number) => string
  readonly inLanguage: (locale: Locale) => string
  readonly signIn: string
}

/** What stands above the body of a page. */
export default function Top({ site, section, trail, isBelowHome, inYear, inLanguage, signIn }: Props) {
  const { locale, year, latestYear } = site
  const t = translator(locale)
  const [up, here] = trail.slice(-2)
  return (
    <>
      <a className="skip" href="#content">
        {t('site.skip')}
      </a>
      {site.all.outside.isRehearsal && <RehearsalNote />}
      <Masthead site={site} section={section} inYear={inYear} inLanguage={inLanguage} signIn={signIn} />
      {latestYear !== null && latestYear !== year && (
        <YearBanner t={t} locale={locale} year={year} latest={latestYear} />
      )}
      {isBelowHome && up && here && <AppBar t={t} title={here.name} up={up.address} />}
      {isBelowHome && <Breadcrumbs t={t} items={trail} />}
    </>
  )
}
