import type { AllTime } from '../../domain/history/all-time.ts'
import { oneDecimal, percentage, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'

interface Props {
  readonly locale: Locale
  readonly figures: AllTime
}

const COUNTS = ['editions', 'teams', 'clubs', 'nations', 'matches', 'goals'] as const

/** All editions together, in figures. */
export default function AllTimeFigures({ locale, figures }: Props) {
  const t = translator(locale)
  const { matches, goals, oneGoal } = figures
  return (
    <section className="section" aria-labelledby="all-time">
      <h2 id="all-time">{t('years.allTime')}</h2>
      <dl className="stat-figures panel">
        {COUNTS.filter((count) => figures[count] > 0).map((count) => (
          <div key={count}>
            <dt>{t(`years.figure.${count}`)}</dt>
            <dd className="value">{wholeNumber(figures[count], locale)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('years.figure.average')}</dt>
          <dd className="value">{oneDecimal(goals / Math.max(1, matches), locale)}</dd>
        </div>
        <div>
          <dt>{t('years.figure.oneGoal')}</dt>
          <dd className="value">{wholeNumber(oneGoal, locale)}</dd>
          <dd className="share">
            {t('years.ofMatches', { share: percentage(oneGoal / Math.max(1, matches), locale) })}
          </dd>
        </div>
      </dl>
      <p className="small quiet">{t('years.counted')}</p>
    </section>
  )
}
