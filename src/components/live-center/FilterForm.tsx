import type { ReactNode, RefObject, SyntheticEvent } from 'react'
import { type MatchFilter, PARAMETERS } from '../../domain/schedule/match-filter.ts'
import type { FilterOptions, Option } from './filter-choice.ts'
import type { LiveCenterWords } from './live-center-words.ts'

interface Props {
  readonly form: RefObject<HTMLFormElement | null>
  /** Of the live center: where the form leads before this code has arrived. */
  readonly address: string
  readonly options: FilterOptions
  readonly words: LiveCenterWords
  /** How many of the choices that a phone folds away are made. */
  readonly chosen: number
  readonly onChange: () => void
}

/**
 * What the live center is asked by. The fields are the browser's own and keep what was chosen before this code arrived; the
 * form also works as a plain one.
 */
export default function FilterForm({ form, address, options, words, chosen, onChange }: Props) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange()
  }
  return (
    <search className="filter">
      <form ref={form} action={address} method="get" onInput={onChange} onSubmit={submit}>
        <div className="filter-text">
          <svg className="icon" aria-hidden="true">
            <use href="/icons.svg#search" />
          </svg>
          <input
            type="search"
            name={PARAMETERS.text}
            aria-label={words.find}
            aria-describedby="filter-keys"
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
          />
          <button className="button" type="submit">
            {words.button}
          </button>
        </div>
        <p className="hidden-text" id="filter-keys">
          {words.keys}
        </p>
        <div className="filter-strips">
          {options.days.length > 1 && <Strip part="day" words={words.day} options={options.days} />}
          <Strip
            part="state"
            words={words.state}
            options={[
              ['live', words.states.live],
              ['scheduled', words.states.scheduled],
              ['finished', words.states.finished],
            ]}
          />
        </div>
        <details className="filter-more">
          <summary>
            {words.filter} {chosen > 0 && <span className="num filter-chosen">{chosen}</span>}
          </summary>
          <div className="filter-choices">
            {options.categories.length > 1 && (
              <Choice part="category" words={words.category}>
                {options.categories.map(optionOf)}
              </Choice>
            )}
            {options.arenas.length > 0 && (
              <Choice part="field" words={words.field}>
                {options.arenas.map(([arena, fields]) => (
                  <optgroup key={arena} label={arena}>
                    {fields.map(optionOf)}
                  </optgroup>
                ))}
              </Choice>
            )}
            {options.nations.length > 1 && (
              <Choice part="nation" words={words.nation}>
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
  readonly words: { readonly label: string; readonly all: string }
  readonly children: ReactNode
}

function Choice({ part, words, children }: ChoiceProps) {
  return (
    <label className="filter-choice">
      <span>{words.label}</span>
      <select name={PARAMETERS[part]} defaultValue="">
        <option value="">{words.all}</option>
        {children}
      </select>
    </label>
  )
}

interface StripProps {
  readonly part: 'day' | 'state'
  readonly words: { readonly label: string; readonly all: string }
  readonly options: readonly Option[]
}

/** A few choices that stand side by side, one of them made. */
function Strip({ part, words, options }: StripProps) {
  return (
    <fieldset className={`strip-choice strip-choice-${part}`}>
      <legend className="hidden-text">{words.label}</legend>
      {[['', words.all] as const, ...options].map(([value, name]) => (
        <label key={value} className="chip">
          <input type="radio" name={PARAMETERS[part]} value={value} defaultChecked={value === ''} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
