import { localized, matchesDayAddress } from '../../domain/presentation/addresses.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { MatchDay } from '../../domain/tournament/match-days.ts'
import { translator } from '../../i18n/translate.ts'
import { dayShort } from '../ui/day-words.ts'
import Time from '../ui/Time.tsx'

interface Props {
  readonly site: EditionSite
  readonly days: readonly MatchDay[]
  /** The day that the page shows. */
  readonly current?: string
}

/** Links to the days of an edition. */
export default function DayChips({ site: { locale, year }, days, current }: Props) {
  const t = translator(locale)
  return (
    <nav className="chips" aria-label={t('matches.otherDays')}>
      {days.map(
        ({ day, matches: { length: count } }) =>
          day !== null && (
            <a
              className="chip"
              href={localized(matchesDayAddress(year, day), locale)}
              aria-current={day === current ? 'page' : undefined}
              key={day}
            >
              <span className="day-name">
                <Time when={day} text={dayShort(day, locale)} />
              </span>{' '}
              <span className="num chip-count">
                {wholeNumber(count, locale)}
                <span className="hidden-text">{` ${t('matches.unit', { count })}`}</span>
              </span>
            </a>
          ),
      )}
    </nav>
  )
}
