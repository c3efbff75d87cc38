import type { MatchFilter } from '../../domain/schedule/match-filter.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import type { ActiveFilter } from './active-filters.ts'

interface Props {
  readonly activeFilters: readonly ActiveFilter[]
  readonly locale: Locale
  readonly onDrop: (part: keyof MatchFilter) => void
  readonly onClear: () => void
}

/** The active filters, each with a button that removes it. */
export default function FilterSummary({ activeFilters, locale, onDrop, onClear }: Props) {
  const t = translator(locale)
  return (
    <ul className="chips active-filters">
      {activeFilters.map(({ part, name }) => (
        <li key={part}>
          <button type="button" className="chip" onClick={() => onDrop(part)}>
            <span className="hidden-text">{t('matches.without', { name })}</span>
            <bdi aria-hidden="true">{name}</bdi>
            <svg className="icon" aria-hidden="true">
              <use href="/icons.svg#x" />
            </svg>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link-button" onClick={onClear}>
          {t('matches.clear')}
        </button>
      </li>
    </ul>
  )
}
