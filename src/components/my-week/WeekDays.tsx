import type { TimelineDay, TimelineItem } from '../../domain/my-week/timeline.ts'
import { dayTitle } from '../ui/day-words.ts'
import LazyDetails from '../ui/LazyDetails.tsx'
import Time from '../ui/Time.tsx'
import FirstOf from './FirstOf.tsx'
import WeekItem from './WeekItem.tsx'
import type { WeekContext } from './week-context.ts'

interface Props {
  days: readonly TimelineDay[]
  context: WeekContext
  /** Whether the filter names a day: then no day is folded. */
  isOneDay: boolean
  /** Whether all matches are over: then past days are folded only if the week is long. */
  isEditionOver: boolean
}

/** The matches from which on a week is long: its page would be longer than twelve screens of a phone. */
const LONG = 60
/** The items of a day that a long week shows at once. */
const ITEMS_AT_ONCE = 8

/** The timeline, day by day. Of a long week, only the first day that is not over is open, or the first if all are. */
export default function WeekDays({ days, context, isOneDay, isEditionOver }: Props) {
  const isLong = days.reduce((sum, { matches }) => sum + matches, 0) > LONG
  const current = days.find(({ isOver }) => !isOver) ?? days[0]
  const isFolded = (day: TimelineDay) => (isLong ? day !== current : day.isOver && !isEditionOver)
  return (
    <div className="week-days stack gap-5">
      {days.map((day) => (
        <Day
          key={day.day ?? ''}
          day={day}
          isFolded={!isOneDay && isFolded(day)}
          isLong={isLong}
          context={context}
        />
      ))}
    </div>
  )
}

function Day({ isFolded, ...props }: DayProps & { isFolded: boolean }) {
  const { day, isToday, isOver, matches } = props.day
  const { t, locale } = props.context
  const title = <Time when={day} text={day === null ? t('match.timeUnknown') : dayTitle(day, locale)} />
  const count = t('myWeek.matches', { count: matches })
  return isFolded ? (
    <LazyDetails
      className="week-day is-folded stack gap-3"
      isLazy={props.isLong}
      summary={
        <>
          <h2>{title}</h2>
          <span className="quiet">{isOver ? `${t('myWeek.over')} · ${count}` : count}</span>
        </>
      }
    >
      <DayItems {...props} />
    </LazyDetails>
  ) : (
    <section className="week-day stack gap-3">
      <div className="week-day-head">
        <h2>{title}</h2>
        {isToday && <span className="badge">{t('myWeek.today')}</span>}
        {matches > 0 && <span className="quiet">{count}</span>}
      </div>
      <DayItems {...props} />
    </section>
  )
}

interface DayProps {
  day: TimelineDay
  isLong: boolean
  context: WeekContext
}

/** The items of a day. In a long week, those before the now line are folded above the others. */
function DayItems({ day: { matches, items }, isLong, context }: DayProps) {
  const { t } = context
  const until = isLong ? items.findIndex(({ kind }) => kind === 'now') : 0
  const earlier = items.slice(0, Math.max(0, until))
  const list = (shown: readonly TimelineItem[]) => (
    // A filter can make a short week long: what was shown of the short one does not count then.
    <FirstOf
      key={`${isLong}`}
      as="ol"
      className="week-items"
      items={shown}
      most={isLong ? ITEMS_AT_ONCE : Infinity}
      t={t}
    >
      {(item) => <WeekItem key={keyOf(item)} item={item} context={context} />}
    </FirstOf>
  )
  return (
    <>
      {matches === 0 && <p className="quiet">{t('myWeek.nothingToday')}</p>}
      {earlier.length > 0 && (
        <LazyDetails
          className="week-earlier"
          summary={t('match.earlier', { count: earlier.reduce((sum, item) => sum + matchesOf(item), 0) })}
        >
          {list(earlier)}
        </LazyDetails>
      )}
      {list(items.slice(earlier.length))}
    </>
  )
}

function matchesOf(item: TimelineItem): number {
  if (item.kind === 'match') return 1
  return 'entries' in item ? item.entries.length : 0
}

function keyOf(item: TimelineItem): string {
  switch (item.kind) {
    case 'match':
      return item.entry.match.id
    case 'clash':
    case 'aside':
      return `${item.kind} ${item.entries[0]?.match.id}`
    case 'gap':
      return `gap ${item.from}`
    case 'now':
      return 'now'
  }
}
