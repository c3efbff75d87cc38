import type { DeskStep } from '../../domain/desk/desk-steps.ts'
import { type Match, type SideName, scoreOf } from '../../domain/tournament/match.ts'
import type { Translate } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import { standText, startText } from './desk-lines.ts'

export type DeskTask = 'end' | 'correct' | 'walkover' | 'move'

interface Props {
  match: Match
  /** `B14 · Group 3`. */
  belonging: string
  t: Translate
  steps: readonly DeskStep[]
  /** The form that is open, in place of the buttons. */
  task: DeskTask | null
  canUndo: boolean
  onGoal: (side: SideName) => void
  onStart: () => void
  onHalfTime: () => void
  onEnd: () => void
  onUndo: () => void
  onTask: (task: DeskTask) => void
}

/** The match at the desk: what stands, and a button for whatever can be reported of it. */
export default function DeskBoard(props: Props) {
  const { match, belonging, t, steps, task, canUndo } = props
  const score = scoreOf(match)
  const halfTime = 'halfTime' in match ? match.halfTime : null
  const can = (step: DeskStep) => steps.includes(step)
  const scored = can('goal') && task === null
  return (
    <section className="panel desk-board" aria-label={t('desk.now')}>
      <p className="desk-belonging">
        <span>
          <bdi>{belonging}</bdi>
        </span>
        <span className="num">{startText(match)}</span>
        {(match.kind === 'live' || (match.kind === 'hidden' && match.phase === 'live')) && (
          <span className="badge badge-live">{t('match.live')}</span>
        )}
        {(match.kind === 'finished' || match.kind === 'walkover' || match.kind === 'unreported') && (
          <span className="badge">{match.kind === 'walkover' ? t('match.walkover') : t('desk.end')}</span>
        )}
      </p>
      <div className="desk-sides">
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className="desk-side">
            <span className="desk-team">
              <bdi>{sideName(match[side], t)}</bdi>
            </span>
            <span className="desk-goals num">{score ? score[side] : ''}</span>
            {scored && (
              <button
                type="button"
                className="desk-goal"
                onClick={() => props.onGoal(side)}
                aria-keyshortcuts={side === 'home' ? '1' : '2'}
              >
                <span aria-hidden="true">+1</span>
                <span className="hidden-text">{t('desk.goal', { team: sideName(match[side], t) })}</span>
                <kbd>{side === 'home' ? '1' : '2'}</kbd>
              </button>
            )}
          </div>
        ))}
      </div>
      <p className="hidden-text" role="status">
        {standText(match, t)}
      </p>
      {halfTime && <p className="desk-half num">{t('desk.halfTimeScore', { score: scoreText(halfTime) })}</p>}
      {match.kind === 'hidden' && <p className="quiet desk-note">{t('desk.hidden')}</p>}
      {steps.length > 0 && !can('start') && can('move-time') && (
        <p className="quiet desk-note">{t('desk.notPlayable')}</p>
      )}
      {task === null && (
        <div className="desk-steps">
          {can('start') && <Step word={t('desk.start')} letter="S" isMain onPress={props.onStart} />}
          {can('half-time') && <Step word={t('desk.halfTime')} letter="H" onPress={props.onHalfTime} />}
          {can('end') && <Step word={t('desk.end')} letter="E" isMain onPress={props.onEnd} />}
          {canUndo && <Step word={t('desk.undo')} letter="Z" onPress={props.onUndo} />}
          {can('correction') && (
            <Step word={t('desk.correct')} letter="C" onPress={() => props.onTask('correct')} />
          )}
          {can('walkover') && (
            <Step word={t('desk.walkover')} letter="W" onPress={() => props.onTask('walkover')} />
          )}
          {(can('move-time') || can('move-field')) && (
            <Step word={t('desk.move')} letter="M" onPress={() => props.onTask('move')} />
          )}
        </div>
      )}
    </section>
  )
}

interface StepProps {
  word: string
  letter: string
  isMain?: boolean
  onPress: () => void
}

const Step = ({ word, letter, isMain = false, onPress }: StepProps) => (
  <button
    type="button"
    className={isMain ? 'button button-sun desk-step' : 'button desk-step desk-step-quiet'}
    aria-keyshortcuts={letter}
    onClick={onPress}
  >
    {word} <kbd>{letter}</kbd>
  </button>
)
