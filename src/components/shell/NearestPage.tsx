import { NEAREST } from '../../domain/presentation/year-link.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'

/** Tells visitors who looked for a page the year does not have that this page is the nearest; see `nearest-page.ts`. */
export default function NearestPage({ site }: { readonly site: PageSite }) {
  const { locale, year } = site
  const t = translator(locale)
  return (
    <p id={NEAREST} className="nearest">
      <span className="wrap" data-named={t('site.nearestNamed', { year, name: '{name}' })}>
        {t('site.nearest', { year })}
      </span>
    </p>
  )
}
