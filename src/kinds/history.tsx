import ChampionsPage from '../components/history/ChampionsPage.tsx'
import { yearSpan } from '../components/history/year-span.ts'
import { itemList } from '../components/shell/item-list.ts'
import { classHistories } from '../domain/history/class-history.ts'
import { classHistoryAddress } from '../domain/presentation/addresses.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { ifHistory } from './lists.ts'

/** All champions of the editions that are over. */
export const history: Kind<'history'> = {
  pages: ifHistory,
  inYear: only('home'),
  head({ site: { locale, cup, all }, address, t }) {
    const title = t('champions.title')
    const list = classHistories(all.pastEditions).map(({ key, name }) => ({
      name: name[locale],
      address: classHistoryAddress(key),
    }))
    return {
      title: `${title} – ${cup.name}`,
      description: t('description.champions', { cup: cup.name, span: yearSpan(all.pastEditions) }),
      structured: itemList(title, list, locale),
      crumbs: [{ name: t('history.nav'), address }],
    }
  },
  still({ site: { locale, all } }) {
    const classes = classHistories(all.pastEditions)
    return <ChampionsPage locale={locale} pastEditions={all.pastEditions} classes={classes} />
  },
  styles: 'second-sheet',
}
