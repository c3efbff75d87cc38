import { useId } from 'react'
import type { DeskLink } from '../../domain/desk/scorer-link.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'

interface Props {
  schedule: Schedule
  fieldId: string | null
  days: readonly string[]
  day: string | null
  locale: Locale
  onField: (fieldId: string | null) => void
  onDay: (day: string) => void
}

/** Where the operator chooses the field and the day of the desk. */
export default function DeskPlace({ schedule, fieldId, days, day, locale, onField, onDay }: Props) {
  const t = translator(locale)
  const id = useId()
  return (
    <div className="desk-place">
      <label htmlFor={`${id}-field`}>{t('desk.field')}</label>
      <select
        id={`${id}-field`}
        value={fieldId ?? ''}
        onChange={(event) => onField(event.currentTarget.value || null)}
      >
        {fieldId === null && <option value="">{t('desk.fieldChoose')}</option>}
        {[...schedule.arenas.values()].map((arena) => (
          <optgroup key={arena.id} label={arena.name}>
            {arena.fields.map((field) => (
              <option key={field.id} value={field.id}>
                {field.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {day !== null && (
        <>
          <label htmlFor={`${id}-day`}>{t('desk.day')}</label>
          <select id={`${id}-day`} value={day} onChange={(event) => onDay(event.currentTarget.value)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {longDate(one, locale)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}

/** The only field and day of a desk that a scorer's link opened. */
export function LinkPlace({
  schedule,
  link,
  locale,
}: Pick<Props, 'schedule' | 'locale'> & { link: DeskLink }) {
  return (
    <p className="cluster gap-x-3 baseline">
      <strong>
        <bdi>{schedule.fields.get(link.fieldId)?.name ?? link.fieldId}</bdi>
      </strong>
      <Time when={link.day} text={longDate(link.day, locale)} />
      <span className="quiet num">{translator(locale)('desk.linkNumber', { id: link.id })}</span>
    </p>
  )
}
