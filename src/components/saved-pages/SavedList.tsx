import type { SavedPage } from '../../domain/saved-pages/saved-page.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { savedTime } from './saved-text.ts'

interface Props {
  readonly pages: readonly SavedPage[]
  readonly locale: Locale
}

/** The saved pages, each with when it was. */
export default function SavedList({ pages, locale }: Props) {
  const t = translator(locale)
  return (
    <ul className="saved-list">
      {pages.map(({ address, title, at }) => (
        <li key={address}>
          <a href={address}>
            <bdi>{title}</bdi>
          </a>
          <span className="quiet small num">{t('savedPages.at', { time: savedTime(at, locale) })}</span>
        </li>
      ))}
    </ul>
  )
}
