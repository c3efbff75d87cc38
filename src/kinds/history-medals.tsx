import MedalsPage from '../components/history/MedalsPage.tsx'
import { yearSpan } from '../components/history/year-span.ts'
import { historyAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifHistory } from './lists.ts'

/** The medals of all editions that are over. */
export const historyMedals: Kind<'history-medals'> = {
  pages: ifHistory,
  inYear: only('home'),
  head: ({ site: { cup, all }, address, t }) => ({
    title: `${t('medals.title')} – ${cup.name}`,
    description: t('description.medals', { cup: cup.name, span: yearSpan(all.pastEditions) }),
    crumbs: [
      { name: t('history.nav'), address: historyAddress() },
      { name: t('medals.nav'), address },
    ],
  }),
  still: ({ site: { locale, all } }) => <MedalsPage locale={locale} pastEditions={all.pastEditions} />,
  styles: 'second-sheet',
}
