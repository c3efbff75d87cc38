import { localized, matchesDayAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import type { CupDay } from '../../domain/tournament/cup-days.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  readonly days: readonly CupDay[]
  /** The day that is being played. */
  readonly today: string | null
}

/** A league that lasts a whole season has no ribbon. */
const MOST_DAYS = 10
/** The width of the bar that shows how much of a day has been played. */
const WIDTH = 100

/** The days of the cup, each with its matches and how many of them have been played. */
export default function DayRibbon({ site: { year, locale }, days, today }: Props) {
  if (days.length < 2 || days.length > MOST_DAYS) return null
  const t = translator(locale)
  return (
    <nav className="ribbon" aria-label={t('matches.byDay')}>
      {days.map(({ day, matches, played }) => (
        <a
          href={localized(matchesDayAddress(year, day), locale)}
          aria-current={day === today ? 'date' : undefined}
          key={day}
        >
          <strong>
            <span aria-hidden="true">
              <Time when={day} text={longDate(day, locale).slice(0, 3)} />
            </span>
            <span className="hidden-text">
              <Time when={day} text={longDate(day, locale)} />:
            </span>
          </strong>{' '}
          <span className="num">{wholeNumber(matches, locale)}</span>{' '}
          <span className="hidden-text">{t('matches.unit', { count: matches })}</span>
          <svg viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 2h${Math.round((played / matches) * WIDTH)}`} />
          </svg>
        </a>
      ))}
    </nav>
  )
}
