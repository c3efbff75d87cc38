import { memo } from 'react'
import type { DayPlan, StartBlock } from '../../domain/schedule/day-plan.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { countWords, fill } from '../search/search-words.ts'
import { dayTitle } from './day-words.ts'
import type { LiveCenterWords } from './live-center-words.ts'
import MatchLine from './MatchLine.tsx'
import type { LineContext } from './match-line.ts'

interface Props {
  readonly plan: DayPlan
  readonly isOpen: boolean
  /** `HH:mm` of the present moment, on its day. */
  readonly now: string | null
  /** Whether a block is written out yet: thousands of rows come one handful at a time. */
  readonly isReady: (block: StartBlock) => boolean
  readonly context: LineContext
  readonly words: LiveCenterWords
}

/** A day of the live center. Today begins at the present moment; what is over is folded above it. */
export default function DayList({ plan, isOpen, now, isReady, context, words }: Props) {
  const { day, count, isToday, earlier, blocks } = plan
  const { locale } = context
  const over = earlier.reduce((sum, { matches }) => sum + matches.length, 0)
  const list = (block: StartBlock) => (
    <Block key={block.at} block={block} isReady={isReady(block)} context={context} words={words} />
  )
  return (
    <details className={isToday ? 'day-plan is-today' : 'day-plan'} open={isOpen} data-day={day ?? ''}>
      <summary>
        <h3>{day === null ? words.noTime : dayTitle(day, locale)}</h3>
        {isToday && <span className="badge">{words.today}</span>}
        <span className="small quiet num">{countWords(words.found, count, locale)}</span>
      </summary>
      {over > 0 && (
        <details className="earlier" open={blocks.length === 0}>
          <summary>{countWords(words.earlier, over, locale)}</summary>
          {earlier.map(list)}
        </details>
      )}
      {isToday && now !== null && blocks.length > 0 && (
        <p className="now-line">
          <span className="num">{fill(words.now, { time: now })}</span>
        </p>
      )}
      {blocks.map(list)}
    </details>
  )
}

interface BlockProps {
  readonly block: StartBlock
  readonly isReady: boolean
  readonly context: LineContext
  readonly words: LiveCenterWords
}

const Block = memo(function Block({ block: { at, matches }, isReady, context, words }: BlockProps) {
  return (
    <section className="start-time" data-rows={matches.length}>
      <h4>
        <span className="num">{at === null ? words.noTime : clock(at)}</span>{' '}
        <span className="small quiet">{countWords(words.found, matches.length, context.locale)}</span>
      </h4>
      {isReady && (
        <ul className="rows">
          {matches.map((match) => (
            <MatchLine key={match.id} match={match} context={context} />
          ))}
        </ul>
      )}
    </section>
  )
})
