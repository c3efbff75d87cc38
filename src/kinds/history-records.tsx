import RecordsPage from '../components/history/RecordsPage.tsx'
import { yearSpan } from '../components/history/year-span.ts'
import { historyAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifHistory } from './lists.ts'

/** The records of all editions that are over. */
export const historyRecords: Kind<'history-records'> = {
  pages: ifHistory,
  inYear: only('home'),
  head: ({ site: { cup, all }, address, t }) => ({
    title: `${t('records.title')} – ${cup.name}`,
    description: t('description.records', { cup: cup.name, span: yearSpan(all.pastEditions) }),
    crumbs: [
      { name: t('history.nav'), address: historyAddress() },
      { name: t('records.nav'), address },
    ],
  }),
  still: ({ site: { locale, all } }) => <RecordsPage locale={locale} pastEditions={all.pastEditions} />,
  styles: 'second-sheet',
}
