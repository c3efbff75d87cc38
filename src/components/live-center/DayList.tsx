import { memo, useState } from 'react'
import type { DayPlan, StartBlock } from '../../domain/schedule/day-plan.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle } from '../ui/day-words.ts'
import LazyDetails from '../ui/LazyDetails.tsx'
import Time from '../ui/Time.tsx'
import MatchLine from './MatchLine.tsx'
import type { LineContext } from './match-line.ts'

interface Props {
  readonly plan: DayPlan
  readonly isOpen: boolean
  /** The name of a group of days: when one opens, the others close. */
  readonly group: string | undefined
  /** `HH:mm` of the present moment, shown on its day. */
  readonly now: string | null
  readonly context: LineContext
}

/** At most this many lines are shown at once: more are shown on request. */
export const LINES_AT_ONCE = 90

/**
 * A day of the matches that were found. Today begins at the present moment; past matches are folded above it. A folded part
 * is rendered when it is opened.
 */
export default function DayList({ plan, isOpen, group, now, context }: Props) {
  const { day, count, isToday, earlier, blocks } = plan
  const t = translator(context.locale)
  const [isShown, setShown] = useState(isOpen)
  const over = earlier.reduce((sum, { matches }) => sum + matches.length, 0)
  return (
    <details
      className={isToday ? 'day-plan is-today' : 'day-plan'}
      open={isOpen}
      name={group}
      data-day={day ?? ''}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        <h3>
          <Time when={day} text={day === null ? t('match.noTime') : dayTitle(day, context.locale)} />
        </h3>
        {isToday && <span className="badge">{t('matches.today')}</span>}
        <span className="small quiet num">{t('matches.count', { count })}</span>
      </summary>
      {isShown && over > 0 && (
        <LazyDetails
          className="earlier"
          summary={t('match.earlier', { count: over })}
          isOpen={blocks.length === 0}
        >
          <Blocks blocks={earlier} context={context} />
        </LazyDetails>
      )}
      {isToday && now !== null && blocks.length > 0 && (
        <p className="now-line row gap-3">
          <span className="num">{t('matches.now', { time: now })}</span>
        </p>
      )}
      {isShown && <Blocks blocks={blocks} context={context} />}
    </details>
  )
}

interface BlocksProps {
  readonly blocks: readonly StartBlock[]
  readonly context: LineContext
}

/** Matches by their start: as many as are shown at once, and a button for more. */
function Blocks({ blocks, context }: BlocksProps) {
  const [most, setMost] = useState(LINES_AT_ONCE)
  const shown = firstBlocks(blocks, most)
  return (
    <>
      {shown.map((block) => (
        <Block key={block.at} block={block} context={context} />
      ))}
      {shown.length < blocks.length && (
        <button className="button" type="button" onClick={() => setMost(most + LINES_AT_ONCE)}>
          {translator(context.locale)('matches.more')}
        </button>
      )}
    </>
  )
}

/** Returns whole blocks only, and at least one. */
function firstBlocks(blocks: readonly StartBlock[], most: number): readonly StartBlock[] {
  let lines = 0
  const end = blocks.findIndex(({ matches }) => {
    lines += matches.length
    return lines > most
  })
  return end < 0 ? blocks : blocks.slice(0, Math.max(1, end))
}

interface BlockProps {
  readonly block: StartBlock
  readonly context: LineContext
}

const Block = memo(function Block({ block: { at, matches }, context }: BlockProps) {
  const t = translator(context.locale)
  return (
    <section className="start-time stack gap-2">
      <h4 className="row baseline gap-3">
        <span className="num">
          <Time when={at} text={at === null ? t('match.noTime') : clock(at)} />
        </span>{' '}
        <span className="small quiet">{t('matches.count', { count: matches.length })}</span>
      </h4>
      <ul className="rows">
        {matches.map((match) => (
          <MatchLine key={match.id} match={match} context={context} />
        ))}
      </ul>
    </section>
  )
})
