import type { PreviewEdition } from '../../../domain/organiser/import-preview.ts'
import { homeAddress, localized } from '../../../domain/presentation/addresses.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Translate } from '../../../i18n/translate.ts'

interface Props {
  readonly editions: readonly PreviewEdition[]
  /** Of the edition whose pages these are. */
  readonly tournamentId: string
  readonly locale: Locale
  readonly t: Translate
}

/** Says where what was stored is to be seen, and what comes next. */
export default function ImportStored({ editions, tournamentId, locale, t }: Props) {
  const isOfThisYear = editions.every(({ year }) => `t${year}` === tournamentId)
  return (
    <div className="note stack gap-2" role="status">
      <p>
        <strong>{t('admin.import.stored')}</strong>{' '}
        {isOfThisYear ? t('admin.import.pages') : t('admin.import.newPages')}
      </p>
      <ul>
        {editions.map(({ year }) => (
          <li key={year}>
            <a href={localized(homeAddress(year), locale)}>{localized(homeAddress(year), locale)}</a>
          </li>
        ))}
        <li>
          <a href="#edition">{t('admin.import.next')}</a>
        </li>
      </ul>
    </div>
  )
}
