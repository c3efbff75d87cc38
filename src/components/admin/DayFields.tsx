import type { DayWish } from '../../domain/organiser/day-wish.ts'
import { areasOf } from '../../domain/places/areas.ts'
import { CHOICE_KINDS, type ChoiceKind } from '../../domain/schedule/day-change/day-choice.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Choice } from '../desk/DeskFields.tsx'
import { dayShort } from '../ui/day-words.ts'
import Field from './Field.tsx'
import Select, { type Option } from './Select.tsx'

const KINDS = ['delay', 'move', 'postpone', 'cancel'] as const
const MOST_MINUTES = 600

interface Props {
  readonly wish: DayWish
  readonly index: EditionIndex
  readonly days: readonly string[]
  readonly locale: Locale
  readonly t: Translate
  readonly onWish: (more: Partial<DayWish>) => void
}

/** Which matches of a day change, and how. */
export default function DayFields({ wish, index, days, locale, t, onWish }: Props) {
  const fields = [...index.fields.values()].map(({ id, name }) => ({ value: id, text: name }))
  const areas = areasOf(index).map(({ name }) => ({ value: name, text: name }))
  const options: Readonly<Record<Exclude<ChoiceKind, 'day'>, readonly Option[]>> = {
    field: fields,
    area: areas,
    class: index.edition.categories.map(({ id, shortName }) => ({ value: id, text: shortName })),
  }
  const dayOptions = days.map((day) => ({ value: day, text: dayShort(day, locale) }))
  const targets = [
    { value: '', text: t('admin.day.sameField') },
    ...fields.map(({ value, text }) => ({ value: `field ${value}`, text })),
    ...areas.map(({ value, text }) => ({
      value: `area ${value}`,
      text: t('admin.day.allOf', { area: text }),
    })),
  ]
  const check = (name: 'asNeeded' | 'isAfter') => (
    <label className="desk-check row inline gap-2">
      <input
        type="checkbox"
        checked={wish[name]}
        onChange={(event) => onWish({ [name]: event.target.checked })}
      />
      {t(`admin.day.${name}`)}
    </label>
  )
  return (
    <>
      <Choice
        legend={t('admin.day.what')}
        value={wish.kind}
        options={KINDS.map((kind) => ({ value: kind, text: t(`admin.day.kinds.${kind}`) }))}
        onChange={(kind) => onWish({ kind })}
      />
      <div className="grid of-10 gap-3">
        <Select
          label={t('admin.day.which')}
          value={wish.of}
          options={CHOICE_KINDS.map((of) => ({ value: of, text: t(`admin.day.of.${of}`) }))}
          onValue={(of) => onWish({ of: of as ChoiceKind, id: '' })}
        />
        {wish.of !== 'day' && (
          <Select
            label={t(`admin.day.of.${wish.of}`)}
            value={wish.id}
            options={[{ value: '', text: '–' }, ...options[wish.of]]}
            onValue={(id) => onWish({ id })}
          />
        )}
        <Select
          label={t('admin.day.day')}
          value={wish.day}
          options={dayOptions}
          onValue={(day) => onWish({ day })}
        />
        <Field
          label={t('admin.day.from')}
          type="time"
          required
          value={wish.from}
          onText={(from) => onWish({ from })}
        />
        {wish.kind === 'delay' && (
          <Field
            label={t('admin.day.minutes')}
            type="number"
            inputMode="numeric"
            required
            min={1}
            max={MOST_MINUTES}
            value={wish.minutes === 0 ? '' : String(wish.minutes)}
            onText={(text) =>
              onWish({ minutes: Math.min(MOST_MINUTES, Math.max(0, Math.trunc(Number(text)) || 0)) })
            }
          />
        )}
        {wish.kind === 'move' && (
          <>
            <Select
              label={t('admin.day.to')}
              value={wish.to}
              options={targets}
              onValue={(to) => onWish({ to })}
            />
            <Select
              label={t('admin.day.toDay')}
              value={wish.toDay}
              options={[{ value: '', text: t('admin.day.sameDay') }, ...dayOptions]}
              onValue={(toDay) => onWish({ toDay })}
            />
          </>
        )}
      </div>
      {wish.kind === 'delay' && check('asNeeded')}
      {wish.kind === 'move' && check('isAfter')}
    </>
  )
}
