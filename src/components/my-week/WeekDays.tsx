import type { TimelineDay, TimelineItem } from '../../domain/my-week/timeline.ts'
import { dayTitle } from '../ui/day-words.ts'
import WeekItem from './WeekItem.tsx'
import type { WeekContext } from './week-context.ts'

interface Props {
  days: readonly TimelineDay[]
  context: WeekContext
  /** Whether past days are folded: not if the filter names a day, and not if the edition is over. */
  folds: boolean
}

/** The timeline, day by day. */
export default function WeekDays({ days, context, folds }: Props) {
  const { t, locale } = context
  return (
    <div className="week-days">
      {days.map(({ day, isToday, isOver, matches, items }) => {
        const title = day === null ? t('match.timeUnknown') : dayTitle(day, locale)
        const count = t('myWeek.matches', { count: matches })
        const list = (
          <>
            {matches === 0 && <p className="quiet">{t('myWeek.nothingToday')}</p>}
            <ol className="week-items">
              {items.map((item) => (
                <WeekItem key={keyOf(item)} item={item} context={context} />
              ))}
            </ol>
          </>
        )
        return isOver && folds ? (
          <details key={day} className="week-day is-over">
            <summary>
              <h2>{title}</h2>
              <span className="quiet">
                {t('myWeek.over')} · {count}
              </span>
            </summary>
            {list}
          </details>
        ) : (
          <section key={day ?? ''} className="week-day">
            <div className="week-day-head">
              <h2>{title}</h2>
              {isToday && <span className="badge">{t('myWeek.today')}</span>}
              {matches > 0 && <span className="quiet">{count}</span>}
            </div>
            {list}
          </section>
        )
      })}
    </div>
  )
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
