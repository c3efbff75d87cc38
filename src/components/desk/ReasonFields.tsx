import { useId } from 'react'
import { CUP_LOCALE, otherLocales, sameWords, wordsIn } from '../../domain/text/locale.ts'
import type { Reason } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'

const LONGEST_REASON = 200

interface Props {
  t: Translate
  value: Reason
  onChange: (value: Reason) => void
}

/** Two text fields for a reason, one for each language. */
export default function ReasonFields({ t, value, onChange }: Props) {
  const id = useId()
  return (
    <>
      <p className="quiet">{t('desk.callOff.noNames')}</p>
      {[CUP_LOCALE, ...otherLocales(CUP_LOCALE)].map((locale) => (
        <div key={locale} className="desk-fields">
          <label htmlFor={`${id}-${locale}`}>{t(`desk.callOff.reason.${locale}`)}</label>
          <input
            id={`${id}-${locale}`}
            maxLength={LONGEST_REASON}
            value={value[locale]}
            onChange={({ currentTarget }) => onChange({ ...value, [locale]: currentTarget.value })}
          />
        </div>
      ))}
    </>
  )
}

export const NO_REASON: Reason = sameWords('')

/** A reason in one language stands for all. */
export const reasonOf = (texts: Reason): Reason | null => wordsIn((locale) => texts[locale].trim() || null)
