import { localized, matchesDayAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { CupDay } from '../../domain/tournament/cup-days.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  /** The last day that was played. */
  readonly last: CupDay | undefined
  /** The next day that is played. */
  readonly next: CupDay | undefined
}

/** What the home page shows between two days of play: the results of the last day, and when the next one begins. */
export default function BetweenDays({ site, last, next }: Props) {
  const { locale } = site
  const t = translator(locale)
  return (
    <div className="between stack gap-2">
      {last && (
        <DayCard
          site={site}
          day={last.day}
          title={t('home.played')}
          value={wholeNumber(last.played, locale)}
          label={t('home.matchesAndGoals', {
            matchUnit: t('matches.unit', { count: last.played }),
            goalWords: t('press.goals', { count: last.goals }),
          })}
        />
      )}
      {next && (
        <DayCard
          site={site}
          day={next.day}
          title={t('home.upNext')}
          value={next.from === null ? wholeNumber(next.matches, locale) : clock(next.from)}
          at={next.from}
          label={t(next.from === null ? 'matches.unit' : 'home.firstOf', { count: next.matches })}
        />
      )}
    </div>
  )
}

interface CardProps {
  readonly site: EditionSite
  readonly day: string
  readonly title: string
  readonly value: string
  /** The instant that `value` tells, if it is a time. */
  readonly at?: number | null
  readonly label: string
}

const DayCard = ({ site: { year, locale }, day, title, value, at = null, label }: CardProps) => (
  <a className="figure stack" href={localized(matchesDayAddress(year, day), locale)}>
    <span className="day-title">{title}</span>
    <strong>
      <Time when={day} text={dayTitle(day, locale)} />
    </strong>
    <span className="value">
      <Time when={at} text={value} />
    </span>
    <span className="label">{label}</span>
  </a>
)
