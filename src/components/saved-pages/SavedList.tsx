import { parseAddress } from '../../domain/presentation/parse-address.ts'
import type { SavedPage } from '../../domain/saved-pages/saved-page.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Translate, translator } from '../../i18n/translate.ts'
import { savedTime } from './saved-text.ts'

interface Props {
  readonly pages: readonly SavedPage[]
  readonly locale: Locale
}

/** The saved pages, each with the time at which it was saved. */
export default function SavedList({ pages, locale }: Props) {
  const t = translator(locale)
  return (
    <ul className="saved-list grid of-20 gap-x-4">
      {pages.map((page) => (
        <li key={page.address}>
          <SavedLink page={page} locale={locale} t={t} />
          <span className="quiet small num">{t('savedPages.at', { time: savedTime(page.at, locale) })}</span>
        </li>
      ))}
    </ul>
  )
}

interface LinkProps {
  readonly page: SavedPage
  readonly locale: Locale
  readonly t: Translate
}

/**
 * A link to a saved page. If the page is in the other language, the link chooses that language too (before-paint.js);
 * otherwise it would lead back here.
 */
export function SavedLink({ page: { address, title, playoffOf }, locale, t }: LinkProps) {
  const of = parseAddress(address)?.locale ?? locale
  const other = of === locale ? {} : { hrefLang: of, 'data-lang': of }
  return (
    <a href={address} {...other}>
      <bdi data-result={playoffOf === null ? undefined : 'note'}>{title}</bdi>
      {playoffOf !== null && (
        <bdi className="in-place" hidden>
          {[playoffOf, t('savedPages.playoff')].filter(Boolean).join(' · ')}
        </bdi>
      )}
    </a>
  )
}
