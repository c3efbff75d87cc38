import type { ImportPreview } from '../../../domain/organiser/import-preview.ts'
import type { Translate } from '../../../i18n/translate.ts'

const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const

interface Props {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly t: Translate
  /** @param answer options of `npm run import` */
  readonly onAnswer: (answer: Readonly<Record<string, string | boolean>>) => void
}

/** What the files leave open and one press answers: the order of day and month, and columns without a header. */
export default function ImportAnswers({ preview: { faults, tables }, isBusy, t, onAnswer }: Props) {
  return (
    <>
      {faults.some(({ asks }) => asks === 'dates') && (
        <fieldset className="admin-answers cluster gap-2">
          <legend>{t('admin.import.dates.ask')}</legend>
          {DAY_ORDERS.map((dates) => (
            <button
              key={dates}
              className="button"
              type="button"
              disabled={isBusy}
              onClick={() => onAnswer({ dates })}
            >
              {t(`admin.import.dates.${dates}`)}
            </button>
          ))}
        </fieldset>
      )}
      {faults.some(({ asks }) => asks === 'columns') && tables.length > 0 && (
        <button
          className="button admin-start"
          type="button"
          disabled={isBusy}
          onClick={() => onAnswer({ guess: true })}
        >
          {t('admin.import.guess')}
        </button>
      )}
    </>
  )
}
