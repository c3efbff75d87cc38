import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly to: Locale
  /** The address of this page in that language. */
  readonly address: string
}

/** The link to this page in the other language; `before-paint.js` stores the choice. */
export default function LanguageLink({ t, to, address }: Props) {
  return (
    <a className="tool" href={address} hrefLang={to} lang={to} data-lang={to}>
      <span className="hidden-text">{t('site.otherLanguage')}</span>
      <svg className="flag" aria-hidden="true">
        <use href={`/flags.svg#${to === 'sv' ? 'se' : 'gb'}`} />
      </svg>
    </a>
  )
}
