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
  readonly told: readonly EditionIndex[]
}

const MATCHES = ['closestFinals', 'turned', 'mostGoals'] as const

/** The records of all editions that are over, and of each of them. */
export default function RecordsPage({ locale, told }: Props) {
  const t = translator(locale)
  const records = allRecords(told)
  const series = [
    { id: 'grown', list: grownChampions(told) },
    { id: 'defended', list: defendedTitles(told) },
    { id: 'firstTime', list: firstTimeChampions(told) },
  ] as const
  return (
    <>
      <PageHead title={t('records.title')} lead={t('records.lead', { span: yearSpan(told) })}>
        <HistoryNav locale={locale} here={recordsAddress()} lastYear={told[0]?.edition.year} />
      </PageHead>
      <div className="record-columns">
        {MATCHES.map((kind) => (
          <FeatRows locale={locale} kind={kind} feats={records[kind]} key={kind} />
        ))}
        <Runs locale={locale} runs={records.runs} />
        {series.map(({ id, list }) => (
          <SeriesList locale={locale} told={told} kind={id} list={list} key={id} />
        ))}
        <Presence locale={locale} told={told} />
      </div>
      <YearRecords locale={locale} told={told} />
      <p className="small quiet section">{t('records.rules')}</p>
    </>
  )
}
