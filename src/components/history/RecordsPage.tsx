import { defendedTitles, firstTimeChampions, grownChampions } from '../../domain/history/club-records.ts'
import { allRecords } from '../../domain/history/match-records.ts'
import { recordsAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import { Presence, Runs, SeriesList } from './ClubFeats.tsx'
import FeatRows from './FeatRows.tsx'
import HistoryNav from './HistoryNav.tsx'
import YearRecords from './YearRecords.tsx'
import { yearSpan } from './year-span.ts'

interface Props {
  readonly locale: Locale
  /** The editions that are over, newest first. */
  readonly pastEditions: readonly EditionIndex[]
}

const MATCHES = ['closestFinals', 'turned', 'mostGoals'] as const

/** The records of all editions that are over, and of each of them. */
export default function RecordsPage({ locale, pastEditions }: Props) {
  const t = translator(locale)
  const records = allRecords(pastEditions)
  const series = [
    { id: 'grown', list: grownChampions(pastEditions) },
    { id: 'defended', list: defendedTitles(pastEditions) },
    { id: 'firstTime', list: firstTimeChampions(pastEditions) },
  ] as const
  return (
    <>
      <PageHead title={t('records.title')} lead={t('records.lead', { span: yearSpan(pastEditions) })}>
        <HistoryNav locale={locale} here={recordsAddress()} lastYear={pastEditions[0]?.edition.year} />
      </PageHead>
      <div className="record-columns grid of-26 gap-x-5">
        {MATCHES.map((kind) => (
          <FeatRows locale={locale} kind={kind} feats={records[kind]} key={kind} />
        ))}
        <Runs locale={locale} runs={records.runs} />
        {series.map(({ id, list }) => (
          <SeriesList locale={locale} pastEditions={pastEditions} kind={id} list={list} key={id} />
        ))}
        <Presence locale={locale} pastEditions={pastEditions} />
      </div>
      <YearRecords locale={locale} pastEditions={pastEditions} />
      <p className="small quiet section">{t('records.rules')}</p>
    </>
  )
}
