import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { type MatchFilter, PARAMETERS } from '../../domain/schedule/match-filter.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import { STATES } from './active-filters.ts'
import type { FilterOptions, Option } from './filter-choice.ts'

interface Props {
  readonly form: RefObject<HTMLFormElement | null>
  /** The address of the live center: the form leads there before this code has loaded. */
  readonly address: string
  readonly options: FilterOptions
  readonly locale: Locale
  /** How many of the choices that a phone folds away are set. */
  readonly chosen: number
  readonly onChange: () => void
}

/**
 * The filter of the live center. The browser holds the values of its fields, so that they keep what was chosen before this
 * code loaded; the form also works without script.
 */
export default function FilterForm({ form, address, options, locale, chosen, onChange }: Props) {
  const t = translator(locale)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange()
  }
  return (
    <search className="filter">
      <form
        className="stack narrow gap-3"
        ref={form}
        action={address}
        method="get"
        onInput={onChange}
        onSubmit={submit}
      >
        <div className="filter-text row gap-3">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <input
            type="search"
            name={PARAMETERS.text}
            aria-label={t('matches.find')}
            aria-describedby="filter-keys"
            placeholder={t('matches.findPlaceholder')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
          />
          <button className="button" type="submit">
            {t('find.button')}
          </button>
        </div>
        <p className="hidden-text" id="filter-keys">
          {t('matches.keys')}
        </p>
        <details className="filter-more">
          <summary>
            {`${t('matches.filter')} `}
            {chosen > 0 && <span className="num filter-chosen">{chosen}</span>}
          </summary>
          <div className="filter-choices">
            <div className="filter-strips cluster gap-2 gap-x-5 apart">
              {options.days.length > 1 && (
                <Strip
                  part="day"
                  label={t('matches.day')}
                  all={t('matches.allDays')}
                  options={options.days}
                />
              )}
              <Strip
                part="state"
                label={t('matches.state')}
                all={t('matches.allStates')}
                options={Object.entries(STATES).map(([state, words]) => [state, t(words)])}
              />
            </div>
            {options.categories.length > 1 && (
              <Choice part="category" label={t('matches.class')} all={t('matches.allClasses')}>
                {options.categories.map(optionOf)}
              </Choice>
            )}
            {options.arenas.length > 0 && (
              <Choice part="field" label={t('matches.field')} all={t('matches.allFields')}>
                {options.arenas.map(([arena, fields]) => (
                  <optgroup key={arena} label={arena}>
                    {fields.map(optionOf)}
                  </optgroup>
                ))}
              </Choice>
            )}
            {options.nations.length > 1 && (
              <Choice part="nation" label={t('matches.nation')} all={t('matches.allNations')}>
                {options.nations.map(optionOf)}
              </Choice>
            )}
          </div>
        </details>
      </form>
    </search>
  )
}

const optionOf = ([value, name]: Option) => (
  <option key={value} value={value}>
    {name}
  </option>
)

interface ChoiceProps {
  readonly part: keyof MatchFilter
  readonly label: string
  /** The label of the option that filters nothing. */
  readonly all: string
  readonly children: ReactNode
}

function Choice({ part, label, all, children }: ChoiceProps) {
  return (
    <label className="filter-choice stack gap-1">
      <span>{label}</span>
      <select name={PARAMETERS[part]} defaultValue="">
        <option value="">{all}</option>
        {children}
      </select>
    </label>
  )
}

interface StripProps {
  readonly part: 'day' | 'state'
  readonly label: string
  /** The label of the option that filters nothing. */
  readonly all: string
  readonly options: readonly Option[]
}

/** A few choices side by side, one of them selected. */
function Strip({ part, label, all, options }: StripProps) {
  return (
    <fieldset className={`strip-choice strip-choice-${part}`}>
      <legend className="hidden-text">{label}</legend>
      {[['', all] as const, ...options].map(([value, name]) => (
        <label key={value} className="chip">
          <input type="radio" name={PARAMETERS[part]} value={value} defaultChecked={value === ''} />
          <span>
            <Time when={/^\d{4}-/.test(value) ? value : null} text={name} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}
