import { statesAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Of the page of an edition's figures. */
export function statesMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = statesAddress(year)
  return {
    title: `${t('states.title', { year })} – ${cup.name}`,
    description: t('states.description', { cup: cup.name, year }),
    address,
    inYear: statesAddress,
    crumbs: [{ name: t('nav.states'), address }],
  }
}
