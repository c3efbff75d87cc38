import { callOffSteps, type DeskStep } from '../../domain/desk/desk-steps.ts'
import { type Match, type SideName, scoreOf, startOf } from '../../domain/tournament/match.ts'
import { winnerOf } from '../../domain/tournament/outcome.ts'
import type { Translate } from '../../i18n/translate.ts'
import LiveBadge from '../match/LiveBadge.tsx'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import Time from '../ui/Time.tsx'
import { standText, startText, walkoverWord } from './desk-lines.ts'

export type DeskTask = 'end' | 'correct' | 'walkover' | 'move' | 'call-off'

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

/** The match at the desk: its score, and a button for everything that can be reported of it. */
export default function DeskBoard(props: Props) {
  const { match, belonging, t, steps, task } = props
  const score = scoreOf(match)
  const halfTime = 'halfTime' in match ? match.halfTime : null
  const can = (step: DeskStep) => steps.includes(step)
  const hasGoals = match.kind !== 'hidden'
  return (
    <section className="panel desk-board stack gap-3" aria-label={t('desk.now')}>
      <p className="desk-belonging row gap-1 gap-x-3">
        <span>
          <bdi>{belonging}</bdi>
        </span>
        <span className="num">
          <Time when={startOf(match)} text={startText(match)} />
        </span>
        {(match.kind === 'live' || (match.kind === 'hidden' && match.phase === 'live')) && (
          <LiveBadge t={t} play={null} />
        )}
        {(match.kind === 'finished' || match.kind === 'walkover' || match.kind === 'unreported') && (
          <span className="badge">{match.kind === 'walkover' ? walkoverWord(match, t) : t('desk.end')}</span>
        )}
        {match.kind === 'called-off' && <span className="badge">{t(`match.${match.how}`)}</span>}
      </p>
      <div className="desk-sides">
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className="desk-side">
            <span className="desk-team">
              <bdi>{sideName(match[side], t)}</bdi>
            </span>
            {hasGoals && <span className="desk-goals num">{score ? score[side] : ''}</span>}
            {hasGoals && task === null && (
              <button
                type="button"
                className="desk-goal row gap-3 centred"
                onClick={() => can('goal') && props.onGoal(side)}
                aria-disabled={!can('goal')}
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
      {task === null && <Steps {...props} />}
      {halfTime && <p className="desk-half num">{t('desk.halfTimeScore', { score: scoreText(halfTime) })}</p>}
      <Decided match={match} t={t} />
      {match.kind === 'hidden' && <p className="quiet desk-note">{t('desk.hidden')}</p>}
      {match.kind === 'scheduled' && !can('start') && can('move-time') && (
        <p className="quiet desk-note">{t('desk.notPlayable')}</p>
      )}
    </section>
  )
}

/** How a match was decided that was level after regular time, and who won it. */
function Decided({ match, t }: Pick<Props, 'match' | 't'>) {
  const winner = winnerOf(match)
  if (match.kind !== 'finished' || match.decision === 'regular-time' || winner === null) return null
  const { decision, penalties } = match
  return (
    <p className="desk-half">
      <span className="num">
        {decision === 'penalties'
          ? penalties && t('match.penalties', { score: scoreText(penalties) })
          : t(`match.${decision}`)}
      </span>
      {` · ${t('desk.winner')}: `}
      <bdi>{sideName(match[winner], t)}</bdi>
    </p>
  )
}

/** Each button keeps its place in every state of the match, so that a thumb finds it without looking. */
function Steps({ match, t, steps, canUndo, ...props }: Props) {
  const can = (step: DeskStep) => steps.includes(step)
  const isUnderWay = can('end')
  const canMove = can('move-time') || can('move-field')
  const isHidden = match.kind === 'hidden'
  return (
    <div className="desk-board-steps">
      <Step word={t('desk.start')} letter="S" isMain can={can('start')} onPress={props.onStart} />
      <Step word={t('desk.end')} letter="E" isMain={isUnderWay} can={isUnderWay} onPress={props.onEnd} />
      {!isHidden && (
        <Step word={t('desk.halfTime')} letter="H" can={can('half-time')} onPress={props.onHalfTime} />
      )}
      <Step word={t('desk.undo')} letter="Z" can={canUndo} onPress={props.onUndo} />
      <Step
        word={t('desk.correct')}
        letter="C"
        can={can('correction')}
        onPress={() => props.onTask('correct')}
      />
      {!isHidden && (
        <Step
          word={t('desk.walkover')}
          letter="W"
          can={can('walkover')}
          onPress={() => props.onTask('walkover')}
        />
      )}
      <Step word={t('desk.move')} letter="M" can={canMove} onPress={() => props.onTask('move')} />
      <Step
        word={t('desk.callOff.title')}
        letter="X"
        can={callOffSteps(match).length > 0}
        onPress={() => props.onTask('call-off')}
      />
    </div>
  )
}

interface StepProps {
  word: string
  letter: string
  isMain?: boolean
  can: boolean
  onPress: () => void
}

/** A button that cannot be pressed now still keeps the focus. */
const Step = ({ word, letter, isMain = false, can, onPress }: StepProps) => (
  <button
    type="button"
    className={isMain && can ? 'button button-sun desk-step' : 'button desk-step desk-step-quiet'}
    aria-keyshortcuts={letter}
    aria-disabled={!can}
    onClick={can ? onPress : undefined}
  >
    {word} <kbd>{letter}</kbd>
  </button>
)
