import { useId } from 'react'
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
      {(['sv', 'en'] as const).map((locale) => (
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

/** A reason in one language stands for both. */
export function reasonOf(texts: Reason): Reason | null {
  const [en, sv] = [texts.en.trim(), texts.sv.trim()]
  return en || sv ? { en: en || sv, sv: sv || en } : null
}
