import { allTime } from '../../domain/history/all-time.ts'
import type { ClassHistory } from '../../domain/history/class-history.ts'
import { historyAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import AllTimeFigures from './AllTimeFigures.tsx'
import ChampionsTable from './ChampionsTable.tsx'
import ClassChips from './ClassChips.tsx'
import DaysOfTheWeek from './DaysOfTheWeek.tsx'
import HistoryNav from './HistoryNav.tsx'
import { yearSpan } from './year-span.ts'

export interface HistoryProps {
  readonly locale: Locale
  /** The editions that are over, newest first. */
  readonly pastEditions: readonly EditionIndex[]
  readonly classes: readonly ClassHistory[]
}

/** Who won what, in all editions that are over. */
export default function ChampionsPage({ locale, pastEditions, classes }: HistoryProps) {
  const t = translator(locale)
  return (
    <>
      <PageHead
        title={t('champions.title')}
        lead={t('champions.lead', { count: pastEditions.length, span: yearSpan(pastEditions) })}
      >
        <HistoryNav locale={locale} here={historyAddress()} lastYear={pastEditions[0]?.edition.year} />
      </PageHead>
      <section className="section" aria-labelledby="classes">
        <h2 id="classes">{t('years.classes')}</h2>
        <ClassChips locale={locale} classes={classes} />
      </section>
      <ChampionsTable locale={locale} pastEditions={pastEditions} classes={classes} />
      <DaysOfTheWeek locale={locale} pastEditions={pastEditions} />
      <AllTimeFigures locale={locale} figures={allTime(pastEditions)} />
    </>
  )
}
