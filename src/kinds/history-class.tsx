import ClassHistoryPage from '../components/history/ClassHistoryPage.tsx'
import { yearSpan } from '../components/history/year-span.ts'
import { classHistories, classKey } from '../domain/history/class-history.ts'
import { historyAddress } from '../domain/presentation/addresses.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { categoryIn } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'

/** A class through the years. */
export const historyClass: Kind<'history-class'> = {
  pages: (pastEditions) => classHistories(pastEditions).map(({ key }) => ({ class: key })),
  inYear: (route) => (there) =>
    categoryIn(there.edition.categories.find((category) => classKey(category) === route.class))(there),
  head({ site, route, address, t }) {
    const { locale, cup } = site
    const found = historyOf(site, route.class)
    if (!found) return null
    const name = found.name[locale]
    const span = yearSpan(found.years.map(({ index }) => index))
    return {
      title: `${t('history.class', { name })} – ${cup.name}`,
      description: t('description.years', { name, cup: cup.name, span }),
      crumbs: [
        { name: t('history.nav'), address: historyAddress() },
        { name, address },
      ],
    }
  },
  still({ site, route }) {
    const { pastEditions } = site.all
    const classes = classHistories(pastEditions)
    const history = historyOf(site, route.class)
    return (
      history && (
        <ClassHistoryPage
          locale={site.locale}
          pastEditions={pastEditions}
          classes={classes}
          history={history}
        />
      )
    )
  },
  styles: 'second-sheet',
}

const historyOf = ({ all }: PageSite, key: string) =>
  classHistories(all.pastEditions).find((history) => history.key === key) ?? null
