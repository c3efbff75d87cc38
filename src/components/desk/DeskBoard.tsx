import type { DeskStep } from '../../domain/desk/desk-steps.ts'
import { type Match, type SideName, scoreOf } from '../../domain/tournament/match.ts'
import { fill } from '../search/search-words.ts'
import { scoreText, sideName, standText, startText } from './desk-lines.ts'
import type { DeskWords } from './desk-words.ts'

export type DeskTask = 'end' | 'correct' | 'walkover' | 'move'

interface Props {
  match: Match
  /** `B14 · Group 3`. */
  belonging: string
  words: DeskWords
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
  const { match, belonging, words, steps, task, canUndo } = props
  const score = scoreOf(match)
  const halfTime = 'halfTime' in match ? match.halfTime : null
  const can = (step: DeskStep) => steps.includes(step)
  const scored = can('goal') && task === null
  return (
    <section className="panel desk-board" aria-label={words.now}>
      <p className="desk-belonging">
        <span>
          <bdi>{belonging}</bdi>
        </span>
        <span className="num">{startText(match)}</span>
        {(match.kind === 'live' || (match.kind === 'hidden' && match.phase === 'live')) && (
          <span className="badge badge-live">{words.liveBadge}</span>
        )}
        {(match.kind === 'finished' || match.kind === 'walkover' || match.kind === 'unreported') && (
          <span className="badge">{match.kind === 'walkover' ? words.walkoverBadge : words.end}</span>
        )}
      </p>
      <div className="desk-sides">
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className="desk-side">
            <span className="desk-team">
              <bdi>{sideName(match[side])}</bdi>
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
                <span className="hidden-text">{fill(words.goal, { team: sideName(match[side]) })}</span>
                <kbd>{side === 'home' ? '1' : '2'}</kbd>
              </button>
            )}
          </div>
        ))}
      </div>
      <p className="hidden-text" role="status">
        {standText(match, words)}
      </p>
      {halfTime && (
        <p className="desk-half num">{fill(words.halfTimeScore, { score: scoreText(halfTime) })}</p>
      )}
      {match.kind === 'hidden' && <p className="quiet desk-note">{words.hidden}</p>}
      {steps.length > 0 && !can('start') && can('move-time') && (
        <p className="quiet desk-note">{words.notPlayable}</p>
      )}
      {task === null && (
        <div className="desk-steps">
          {can('start') && <Step word={words.start} letter="S" isMain onPress={props.onStart} />}
          {can('half-time') && <Step word={words.halfTime} letter="H" onPress={props.onHalfTime} />}
          {can('end') && <Step word={words.end} letter="E" isMain onPress={props.onEnd} />}
          {canUndo && <Step word={words.undo} letter="Z" onPress={props.onUndo} />}
          {can('correction') && (
            <Step word={words.correct} letter="C" onPress={() => props.onTask('correct')} />
          )}
          {can('walkover') && (
            <Step word={words.walkover} letter="W" onPress={() => props.onTask('walkover')} />
          )}
          {(can('move-time') || can('move-field')) && (
            <Step word={words.move} letter="M" onPress={() => props.onTask('move')} />
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
