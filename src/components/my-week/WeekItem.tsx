import type { TimelineItem } from '../../domain/my-week/timeline.ts'
import { clock } from '../../domain/time/stockholm.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'
import { distanceText, durationText } from '../ui/spans.ts'
import Time from '../ui/Time.tsx'
import FirstOf from './FirstOf.tsx'
import WeekMatch from './WeekMatch.tsx'
import type { WeekContext } from './week-context.ts'

interface Props {
  item: TimelineItem
  context: WeekContext
}

/** One item in the list of a day. */
export default function WeekItem({ item, context }: Props) {
  switch (item.kind) {
    case 'match':
      return (
        <li className={item.entry.teamIds.length > 0 ? 'week-own' : 'week-aside'}>
          <WeekMatch entry={item.entry} context={context} />
        </li>
      )
    case 'now':
      return (
        <li className="week-now row gap-3" aria-current="time">
          <span>
            <Sentence text={context.t('myWeek.now', { time: timed(clock(item.at), item.at) })} />
          </span>
        </li>
      )
    case 'gap':
      return <Gap item={item} context={context} />
    case 'clash':
      return <Clash item={item} context={context} />
    case 'aside':
      return <Aside item={item} context={context} />
  }
}

type Of<Kind extends TimelineItem['kind']> = {
  item: Extract<TimelineItem, { kind: Kind }>
  context: WeekContext
}

function Gap({ item, context }: Of<'gap'>) {
  const { t, locale } = context
  const { minutes, transfer, isTight } = item
  const duration = durationText(minutes, locale)
  const arena = transfer.kind === 'other-arena' ? transfer.name : ''
  const parts = isTight
    ? [t(minutes > 0 ? 'myWeek.tight' : 'myWeek.tightNow', { duration, arena })]
    : [
        t('myWeek.free', { duration }),
        ...(transfer.kind === 'other-arena' ? [t('myWeek.thenArena', { arena })] : []),
      ]
  if (transfer.kind === 'other-arena' && transfer.metres !== null)
    parts.push(t('myWeek.away', { distance: distanceText(transfer.metres, locale) }))
  return (
    <li className={isTight ? 'week-gap is-tight row gap-2' : 'week-gap row gap-2'}>
      <svg className="icon" aria-hidden="true">
        <use href={`/icons.svg#${isTight ? 'footprints' : 'clock'}`} />
      </svg>
      <span>{parts.join(', ')}</span>
    </li>
  )
}

/** The overlapping matches that are shown at once. */
const CLASHES_AT_ONCE = 4

function Clash({ item, context }: Of<'clash'>) {
  const { t, locale } = context
  const { entries, transfer } = item
  const head = t('myWeek.clash', { count: entries.length })
  const where =
    transfer.kind === 'none'
      ? null
      : transfer.kind === 'same-arena'
        ? t('myWeek.sameArena')
        : transfer.metres === null
          ? t('myWeek.otherArenas')
          : t('myWeek.apart', { distance: distanceText(transfer.metres, locale) })
  const isOver = entries.every(({ phase }) => phase === 'over')
  return (
    <li className={isOver ? 'week-clash is-over stack gap-2' : 'week-clash stack gap-2'}>
      <p className="week-clash-head row gap-2">
        <svg className="icon" aria-hidden="true">
          <use href="/icons.svg#triangle-alert" />
        </svg>
        <span>{where ? `${head}, ${where}` : head}</span>
      </p>
      <FirstOf items={entries} most={CLASHES_AT_ONCE} t={t}>
        {(entry) => (
          <li key={entry.match.id} className="week-own">
            <WeekMatch entry={entry} context={context} />
          </li>
        )}
      </FirstOf>
    </li>
  )
}

function Aside({ item, context }: Of<'aside'>) {
  const { t } = context
  const { entries } = item
  const names = new Set(entries.map(({ place, match }) => place?.fieldName ?? match.locationName ?? ''))
  const field = names.size === 1 ? [...names].join('') : t('myWeek.yourFields')
  const [first, last] = [entries[0]?.from, entries.at(-1)?.from]
  return (
    <li className="week-aside">
      <details>
        <summary>
          {first != null && last != null && (
            <span className="num">
              <Time when={first} text={clock(first)} />–<Time when={last} text={clock(last)} />
            </span>
          )}
          <bdi>{t('myWeek.aside', { count: entries.length, field })}</bdi>
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.match.id}>
              <WeekMatch entry={entry} context={context} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
