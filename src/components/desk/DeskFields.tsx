import { useId } from 'react'
import { type Match, MOST_GOALS, type Score, type SideName } from '../../domain/tournament/match.ts'
import { SIDES, winnerOf } from '../../domain/tournament/outcome.ts'
import type { Translate } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'

interface ScoreProps {
  legend: string
  match: Match
  t: Translate
  value: Score
  onChange: (value: Score) => void
}

/** Two number fields, one for each team. */
export function ScoreFields({ legend, match, t, value, onChange }: ScoreProps) {
  return (
    <fieldset className="desk-fields">
      <legend>{legend}</legend>
      {SIDES.map((side) => (
        <label key={side}>
          <bdi>{sideName(match[side], t)}</bdi>
          <input
            className="num"
            type="number"
            inputMode="numeric"
            min={0}
            max={MOST_GOALS}
            step={1}
            required
            value={value[side]}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => onChange({ ...value, [side]: goals(event.currentTarget.value) })}
          />
        </label>
      ))}
    </fieldset>
  )
}

const goals = (text: string): number => Math.min(MOST_GOALS, Math.max(0, Math.trunc(Number(text) || 0)))

interface ChoiceProps<Value extends string> {
  legend: string
  value: Value | null
  options: readonly { readonly value: Value; readonly text: string; readonly isName?: boolean }[]
  onChange: (value: Value) => void
}

/** A choice between a few options. */
export function Choice<Value extends string>({ legend, value, options, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="desk-fields desk-choice">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label className="row gap-3" key={option.value}>
          <input
            type="radio"
            name={name}
            required
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.isName ? <bdi>{option.text}</bdi> : option.text}
        </label>
      ))}
    </fieldset>
  )
}

interface WinnerProps {
  legend: string
  match: Match
  t: Translate
  value: SideName | null
  onChange: (value: SideName) => void
}

export const WinnerChoice = ({ legend, match, t, value, onChange }: WinnerProps) => (
  <Choice
    legend={legend}
    value={value}
    options={SIDES.map((side) => ({ value: side, text: sideName(match[side], t), isName: true }))}
    onChange={onChange}
  />
)

/** How a knock-out match that was level was decided. */
export interface Decider {
  readonly by: 'golden-goal' | 'penalties' | 'lots' | null
  readonly winner: SideName | null
  readonly penalties: Score
}

export const UNDECIDED: Decider = { by: null, winner: null, penalties: { home: 0, away: 0 } }

/** Returns how a match was decided, as far as it was reported. After a golden goal the score itself says who won. */
export function deciderOf(match: Match): Decider {
  if (match.kind !== 'finished') return UNDECIDED
  if (match.penalties) return { ...UNDECIDED, by: 'penalties', penalties: match.penalties }
  return match.decision === 'lots' ? { ...UNDECIDED, by: 'lots', winner: winnerOf(match) } : UNDECIDED
}

interface DeciderProps {
  match: Match
  t: Translate
  value: Decider
  onChange: (value: Decider) => void
}

export function DeciderFields({ match, t, value, onChange }: DeciderProps) {
  const options = [
    { value: 'golden-goal', text: t('desk.goldenGoal') },
    { value: 'penalties', text: t('desk.penalties') },
    { value: 'lots', text: t('desk.lots') },
  ] as const
  return (
    <>
      <Choice
        legend={t('desk.decidedBy')}
        value={value.by}
        options={options}
        onChange={(by) => onChange({ ...value, by })}
      />
      {value.by === 'penalties' && (
        <ScoreFields
          legend={t('desk.penaltiesOf')}
          match={match}
          t={t}
          value={value.penalties}
          onChange={(penalties) => onChange({ ...value, penalties })}
        />
      )}
      {(value.by === 'golden-goal' || value.by === 'lots') && (
        <WinnerChoice
          legend={t('desk.winner')}
          match={match}
          t={t}
          value={value.winner}
          onChange={(winner) => onChange({ ...value, winner })}
        />
      )}
    </>
  )
}
