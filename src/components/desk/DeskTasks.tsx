import { useId, useState } from 'react'
import { needsDecider } from '../../domain/desk/desk-steps.ts'
import { draftOf, type ReportDraft, type ReportedState } from '../../domain/desk/report.ts'
import { isWithin, type MoveDays } from '../../domain/desk/report-time.ts'
import { parseInstant } from '../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { DivisionKind } from '../../domain/tournament/edition.ts'
import { type Match, type SideName, scoreOf } from '../../domain/tournament/match.ts'
import { Choice, DeciderFields, ScoreFields, UNDECIDED, WinnerChoice } from './DeskFields.tsx'
import DeskForm from './DeskForm.tsx'
import { decided } from './decided.ts'
import type { DeskWords } from './desk-words.ts'

interface Props {
  match: Match
  words: DeskWords
  onReport: (draft: ReportDraft) => void
  onCancel: () => void
}

const NOUGHT = { home: 0, away: 0 }

/** The end of a knock-out match whose score is level. */
export function EndForm({ match, words, onReport, onCancel }: Props) {
  const [decider, setDecider] = useState(UNDECIDED)
  const [problem, setProblem] = useState('')
  const submit = () => {
    const outcome = decided(decider, scoreOf(match) ?? NOUGHT)
    if (outcome) onReport(draftOf('end', { score: scoreOf(match), ...outcome }))
    else setProblem(words.badPenalties)
  }
  return (
    <DeskForm title={words.endTitle} words={words} problem={problem} onSubmit={submit} onCancel={onCancel}>
      <p>{words.endLevel}</p>
      <DeciderFields match={match} words={words} value={decider} onChange={setDecider} />
    </DeskForm>
  )
}

/** Whatever was reported of a match, said again. */
export function CorrectForm({
  match,
  division,
  words,
  onReport,
  onCancel,
}: Props & { division: DivisionKind }) {
  const isHidden = match.kind === 'hidden'
  const [state, setState] = useState<ReportedState>(
    match.kind === 'hidden' ? match.phase : match.kind === 'live' ? 'live' : 'finished',
  )
  const [score, setScore] = useState(scoreOf(match) ?? NOUGHT)
  const [decider, setDecider] = useState(UNDECIDED)
  const [problem, setProblem] = useState('')
  const isLevel = !isHidden && state === 'finished' && needsDecider(score, division)
  const submit = () => {
    const said = isHidden || state === 'scheduled' ? { state } : { state, score }
    const outcome = isLevel ? decided(decider, score) : {}
    if (outcome) onReport(draftOf('correction', { ...said, ...outcome }))
    else setProblem(words.badPenalties)
  }
  const states = [
    { value: 'scheduled', text: words.stateScheduled },
    { value: 'live', text: words.stateLive },
    { value: 'finished', text: words.stateFinished },
  ] as const
  return (
    <DeskForm
      title={words.correctTitle}
      words={words}
      problem={problem}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {!isHidden && state !== 'scheduled' && (
        <ScoreFields legend={words.score} match={match} value={score} onChange={setScore} />
      )}
      <Choice legend={words.state} value={state} options={states} onChange={setState} />
      {isLevel && (
        <>
          <p>{words.endLevel}</p>
          <DeciderFields match={match} words={words} value={decider} onChange={setDecider} />
        </>
      )}
    </DeskForm>
  )
}

/** Who wins without playing. */
export function WalkoverForm({ match, words, onReport, onCancel }: Props) {
  const [winner, setWinner] = useState<SideName | null>(null)
  const submit = () => onReport(draftOf('walkover', { winner }))
  return (
    <DeskForm title={words.walkoverTitle} words={words} problem="" onSubmit={submit} onCancel={onCancel}>
      <WinnerChoice legend={words.walkoverWinner} match={match} value={winner} onChange={setWinner} />
    </DeskForm>
  )
}

interface MoveProps extends Props {
  canMoveTime: boolean
  fields: readonly { readonly id: string; readonly name: string }[]
  days: MoveDays
}

/** Another time, another field, or both. */
export function MoveForm({ match, words, canMoveTime, fields, days, onReport, onCancel }: MoveProps) {
  const id = useId()
  const before = match.time.kind === 'instant' ? isoWithOffset(match.time.at).slice(0, 16) : ''
  const [time, setTime] = useState(before)
  const [fieldId, setFieldId] = useState(match.fieldId ?? '')
  const [problem, setProblem] = useState('')
  const submit = () => {
    const startsAt = time === before ? null : parseInstant(time)
    const moved = fieldId === (match.fieldId ?? '') ? null : fieldId
    if (time !== before && startsAt === null) setProblem(words.badTime)
    else if (startsAt !== null && !isWithin(days, startsAt)) setProblem(words.badDay)
    else if (startsAt === null && moved === null) onCancel()
    else onReport(draftOf('move', { startsAt, fieldId: moved }))
  }
  return (
    <DeskForm title={words.moveTitle} words={words} problem={problem} onSubmit={submit} onCancel={onCancel}>
      {canMoveTime && (
        <>
          <label htmlFor={`${id}-time`}>{words.moveTime}</label>
          <input
            id={`${id}-time`}
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </>
      )}
      <label htmlFor={`${id}-field`}>{words.moveField}</label>
      <select id={`${id}-field`} value={fieldId} onChange={(event) => setFieldId(event.currentTarget.value)}>
        {fieldId === '' && <option value="">–</option>}
        {fields.map((field) => (
          <option key={field.id} value={field.id}>
            {field.name}
          </option>
        ))}
      </select>
    </DeskForm>
  )
}
