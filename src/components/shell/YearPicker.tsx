import type { Translate } from '../../i18n/translate.ts'

interface Props {
  readonly t: Translate
  readonly year: number
  readonly years: readonly number[]
  /** Returns the address of the page in another year, including its language. */
  readonly inYear: (year: number) => string
}

/** The links to this page in other years, or to the nearest page that a year has. */
export default function YearPicker({ t, year, years, inYear }: Props) {
  return (
    <details className="years">
      <summary aria-label={`${t('site.editionPicker')}: ${year}`}>
        {year}
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#chevron-down" />
        </svg>
      </summary>
      <nav className="years-list" aria-label={t('site.editions')} data-pass={t('account.allAccess')}>
        {years.map((other) => (
          <a
            key={other}
            href={inYear(other)}
            aria-current={other === year ? 'true' : undefined}
            data-year={other}
          >
            {other}
          </a>
        ))}
      </nav>
    </details>
  )
}
