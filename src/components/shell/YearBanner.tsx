import { homeAddress, localized } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly locale: Locale
  readonly year: number
  readonly latest: number
}

export default function YearBanner({ t, locale, year, latest }: Props) {
  return (
    <aside className="banner" data-year={year} aria-label={t('site.editions')}>
      <div className="wrap cluster middle gap-1 gap-x-4">
        <p>{t('banner.past', { year })}</p>
        <a href={localized(homeAddress(latest), locale)}>{t('banner.latest', { year: latest })}</a>
        <button type="button" className="banner-close">
          <span className="hidden-text">{t('banner.dismiss')}</span>
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#x" />
          </svg>
        </button>
      </div>
    </aside>
  )
}
