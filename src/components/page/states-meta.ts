import { recordsAddress, statesAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { hasHistory } from '../shell/history-of.ts'
import { editionYears } from '../statistics/edition-year.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of an edition's statistics. */
export function statesMeta(site: PageSite): PageMeta {
  const { year, cup, locale, all } = site
  const t = translator(locale)
  const address = statesAddress(year)
  return {
    title: `${t('states.title', { year })} – ${cup.name}`,
    description: t('description.states', { cup: cup.name, year }),
    address,
    otherEditions: {
      figures: editionYears(all.indexes, year, all.latestYear),
      history: hasHistory(site) ? recordsAddress() : null,
    },
    crumbs: [{ name: t('nav.states'), address }],
  }
}
