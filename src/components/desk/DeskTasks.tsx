import { useId, useState } from 'react'
import { needsDecider } from '../../domain/desk/desk-steps.ts'
import type { Doubt } from '../../domain/desk/doubts.ts'
import { isWithin, type MoveDays } from '../../domain/desk/report-time.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { longDate, parseInstant } from '../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../domain/time/stockholm-iso.ts'
import type { DivisionKind } from '../../domain/tournament/edition.ts'
import { type Match, type Score, scoreOf } from '../../domain/tournament/match.ts'
import { draftOf, type ReportDraft, type ReportedState } from '../../domain/tournament/report.ts'
import type { Translate } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { Choice, DeciderFields, deciderOf, ScoreFields, UNDECIDED } from './DeskFields.tsx'
import DeskForm from './DeskForm.tsx'
import { decided } from './decided.ts'

interface Props {
  match: Match
  t: Translate
  onReport: (draft: ReportDraft) => void
  onCancel: () => void
}

const NOUGHT = { home: 0, away: 0 }
const STATES = ['scheduled', 'live', 'finished'] as const

interface ResultProps extends Props {
  division: DivisionKind
  /** Why a score looks like a slip. */
  doubtsOf: (score: Score | null) => readonly Doubt[]
}

/** Asks for confirmation before a match ends, and how it was decided if it may not end with the present score. */
export function EndForm({ match, division, doubtsOf, t, onReport, onCancel }: ResultProps) {
  const [decider, setDecider] = useState(UNDECIDED)
  const [problem, setProblem] = useState('')
  const score = scoreOf(match)
  const isLevel = needsDecider(score, division)
  const submit = () => {
    const outcome = isLevel ? decided(decider, score ?? NOUGHT) : {}
    if (outcome) onReport(draftOf('end', { score, ...outcome }))
    else setProblem(t('desk.badPenalties'))
  }
  return (
    <DeskForm title={t('desk.endTitle')} t={t} problem={problem} onSubmit={submit} onCancel={onCancel}>
      {isLevel && <p>{t('desk.endLevel')}</p>}
      {!isLevel && score && <p className="num">{t('desk.endScore', { score: scoreText(score) })}</p>}
      {doubtsOf(score).map((doubt) => (
        <p className="note note-sun" key={doubt}>
          {t(`desk.doubts.${doubt}`)}
        </p>
      ))}
      {isLevel && <DeciderFields match={match} t={t} value={decider} onChange={setDecider} />}
    </DeskForm>
  )
}

/** Corrects whatever was reported of a match. */
export function CorrectForm({ match, division, doubtsOf, t, onReport, onCancel }: ResultProps) {
  const isHidden = match.kind === 'hidden'
  const [state, setState] = useState<ReportedState>(stateBefore(match))
  const [score, setScore] = useState(('stood' in match ? match.stood : scoreOf(match)) ?? NOUGHT)
  const [decider, setDecider] = useState(deciderOf(match))
  const [problem, setProblem] = useState('')
  const isLevel = !isHidden && state === 'finished' && needsDecider(score, division)
  const submit = () => {
    const said = isHidden || state === 'scheduled' ? { state } : { state, score }
    const outcome = isLevel ? decided(decider, score) : {}
    const doubts = state === 'finished' && !isHidden ? doubtsOf(score) : []
    const question = [...doubts.map((doubt) => t(`desk.doubts.${doubt}`)), t('desk.doubtAgain')].join(' ')
    if (!outcome) setProblem(t('desk.badPenalties'))
    // The same score is asked about once.
    else if (doubts.length > 0 && problem !== question) setProblem(question)
    else onReport(draftOf('correction', { ...said, ...outcome }))
  }
  return (
    <DeskForm title={t('desk.correctTitle')} t={t} problem={problem} onSubmit={submit} onCancel={onCancel}>
      {match.kind === 'finished' && <p>{t('desk.correctPublished', { score: scoreText(match.score) })}</p>}
      {!isHidden && state !== 'scheduled' && (
        <ScoreFields legend={t('desk.score')} match={match} t={t} value={score} onChange={setScore} />
      )}
      <Choice
        legend={t('desk.state')}
        value={state}
        options={STATES.map((value) => ({ value, text: t(`desk.states.${value}`) }))}
        onChange={setState}
      />
      {isLevel && (
        <>
          <p>{t('desk.endLevel')}</p>
          <DeciderFields match={match} t={t} value={decider} onChange={setDecider} />
        </>
      )}
    </DeskForm>
  )
}

/** The state that is most likely right: a match that was never played is still to be played. */
function stateBefore(match: Match): ReportedState {
  if (match.kind === 'hidden') return match.phase
  if (match.kind === 'called-off')
    return match.how === 'cancelled' || match.how === 'postponed' ? 'scheduled' : 'finished'
  return match.kind === 'live' ? 'live' : 'finished'
}

interface MoveProps extends Props {
  canMoveTime: boolean
  /** Where it can be moved to; none: the match stays on its field. */
  fields: readonly { readonly id: string; readonly name: string }[]
  days: MoveDays
  locale: Locale
}

/** Moves a match to another time, another field, or both. */
export function MoveForm({ match, t, canMoveTime, fields, days, locale, onReport, onCancel }: MoveProps) {
  const id = useId()
  const before = match.time.kind === 'instant' ? isoWithOffset(match.time.at).slice(0, 16) : ''
  const [time, setTime] = useState(before)
  const [fieldId, setFieldId] = useState(match.fieldId ?? '')
  const [problem, setProblem] = useState('')
  const submit = () => {
    const startsAt = time === before ? null : parseInstant(time)
    const moved = fieldId === (match.fieldId ?? '') ? null : fieldId
    if (time !== before && startsAt === null) setProblem(t('desk.badTime'))
    else if (startsAt !== null && !isWithin(days, startsAt))
      setProblem(t('desk.badDay', { first: dayText(days.first, locale), last: dayText(days.last, locale) }))
    else if (startsAt === null && moved === null) onCancel()
    else onReport(draftOf('move', { startsAt, fieldId: moved }))
  }
  return (
    <DeskForm title={t('desk.moveTitle')} t={t} problem={problem} onSubmit={submit} onCancel={onCancel}>
      {canMoveTime && (
        <>
          <label htmlFor={`${id}-time`}>{t('desk.moveTime')}</label>
          <input
            id={`${id}-time`}
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </>
      )}
      {fields.length > 0 && (
        <>
          <label htmlFor={`${id}-field`}>{t('desk.moveField')}</label>
          <select
            id={`${id}-field`}
            value={fieldId}
            onChange={(event) => setFieldId(event.currentTarget.value)}
          >
            {fieldId === '' && <option value="">–</option>}
            {fields.map((field) => (
              <option key={field.id} value={field.id}>
                {field.name}
              </option>
            ))}
          </select>
        </>
      )}
    </DeskForm>
  )
}

const dayText = (day: string | null, locale: Locale): string => (day === null ? '–' : longDate(day, locale))
