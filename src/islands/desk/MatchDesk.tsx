import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import CallOffForm from '../../components/desk/CallOffForm.tsx'
import DeskBoard, { type DeskTask } from '../../components/desk/DeskBoard.tsx'
import { CorrectForm, EndForm, MoveForm } from '../../components/desk/DeskTasks.tsx'
import WalkoverForm from '../../components/desk/WalkoverForm.tsx'
import { callOffSteps, deskStepsOf } from '../../domain/desk/desk-steps.ts'
import { doubtsOf } from '../../domain/desk/doubts.ts'
import type { MoveDays } from '../../domain/desk/report-time.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Match, type Score, type SideName, scoreOf } from '../../domain/tournament/match.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { draftOf, type ReportDraft } from '../../domain/tournament/report.ts'
import { translator } from '../../i18n/translate.ts'
import { cupNow } from '../../stores/cup-clock.ts'
import { $deskShortcuts, $undoable, type DeskMatch, report, undoLast } from '../../stores/desk.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface Props {
  shown: DeskMatch
  /** The match before on the same field and day; null if there is none. */
  before: Match | null
  schedule: Schedule
  days: MoveDays
  locale: Locale
  /** A scorer moves no match to another field. */
  isScorer: boolean
  /** Called when the user acts on this match, so that it stays at the desk. */
  onTouch: () => void
}

/** The match at the desk, and everything that a button or key can report about it. */
export default function MatchDesk({ shown, before, schedule, days, locale, isScorer, onTouch }: Props) {
  const t = translator(locale)
  const { match } = shown
  const [task, setTask] = useState<DeskTask | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const undoable = useStore($undoable, { ssr: () => new Map() })
  const hasShortcuts = useStore($deskShortcuts, { ssr: () => true })
  const steps = deskStepsOf(match).filter((step) => !isScorer || step !== 'move-field')
  const division = schedule.divisions.get(match.divisionId)
  const score = scoreOf(match) ?? { home: 0, away: 0 }
  const canUndo = (undoable.get(match.id)?.length ?? 0) > 0

  const wasOpen = useRef(false)
  useEffect(() => {
    // When the form closes, the focus must not get lost, nor land on a button that a held Enter key would press.
    if (wasOpen.current && task === null) frame.current?.focus()
    wasOpen.current = task !== null
  }, [task])

  const say = (draft: ReportDraft) => {
    onTouch()
    report(shown, draft, cupNow())
    setTask(null)
  }
  const goal = (side: SideName) => say(draftOf('score', { score: { ...score, [side]: score[side] + 1 } }))
  const open = (next: DeskTask) => {
    onTouch()
    setTask(next)
  }
  const undo = () => {
    onTouch()
    undoLast(shown, cupNow())
  }
  const start = () => say(draftOf('start'))
  const halfTime = () => say(draftOf('half-time', { score: scoreOf(match) }))
  const can = (step: (typeof steps)[number], action: () => void) =>
    steps.includes(step) ? action : undefined
  const canMove = steps.includes('move-time') || steps.includes('move-field')
  const actions = {
    '1': can('goal', () => goal('home')),
    '2': can('goal', () => goal('away')),
    s: can('start', start),
    h: can('half-time', halfTime),
    e: can('end', () => open('end')),
    z: canUndo ? undo : undefined,
    c: can('correction', () => open('correct')),
    w: can('walkover', () => open('walkover')),
    m: canMove ? () => open('move') : undefined,
    x: callOffSteps(match).length > 0 ? () => open('call-off') : undefined,
  }
  useShortcuts(
    hasShortcuts && task === null,
    Object.fromEntries(Object.entries(actions).flatMap(([key, action]) => (action ? [[key, action]] : []))),
  )

  const category = schedule.categories.get(match.categoryId)?.shortName
  const belonging = [category, division?.name[locale]].filter((part) => part).join(' · ')
  const form = { match, t, onReport: say, onCancel: () => setTask(null) }
  const doubtsAbout = (isEnding: boolean) => (score: Score | null) =>
    doubtsOf({
      score,
      before: before && scoreOf(before),
      startedAt: (isEnding && match.startedAt) || null,
      now: cupNow(),
      minutes: minutesOf(schedule.categories.get(match.categoryId)),
    })
  return (
    <div ref={frame} className="desk-match stack gap-3" tabIndex={-1}>
      <DeskBoard
        match={match}
        belonging={belonging}
        t={t}
        steps={steps}
        task={task}
        canUndo={canUndo}
        onGoal={goal}
        onStart={start}
        onHalfTime={halfTime}
        onEnd={() => open('end')}
        onUndo={undo}
        onTask={open}
      />
      {task === 'end' && (
        <EndForm {...form} division={division?.kind ?? 'group'} doubtsOf={doubtsAbout(true)} />
      )}
      {task === 'correct' && (
        <CorrectForm {...form} division={division?.kind ?? 'group'} doubtsOf={doubtsAbout(false)} />
      )}
      {task === 'walkover' && <WalkoverForm {...form} />}
      {task === 'call-off' && <CallOffForm {...form} kinds={callOffSteps(match)} />}
      {task === 'move' && (
        <MoveForm
          {...form}
          canMoveTime={steps.includes('move-time')}
          fields={isScorer ? [] : [...schedule.fields.values()]}
          days={days}
          locale={locale}
        />
      )}
    </div>
  )
}
