import { LANGUAGES, type Locale } from '../../domain/text/locale.ts'

interface Props {
  readonly to: Locale
  /** The address of this page in that language. */
  readonly address: string
}

/** The link to this page in another language; `before-paint.js` stores the choice. */
export default function LanguageLink({ to, address }: Props) {
  return (
    <a className="tool" href={address} hrefLang={to} lang={to} data-lang={to}>
      <span className="hidden-text">{LANGUAGES[to].name}</span>
      <svg className="flag" aria-hidden="true">
        <use href={`/flags.svg#${LANGUAGES[to].flag}`} />
      </svg>
    </a>
  )
}
