import { dataAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of an edition's open data. */
export function openDataMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = dataAddress(year)
  return {
    title: `${t('openData.title', { year })} – ${cup.name}`,
    description: t('openData.description', { cup: cup.name, year }),
    address,
    crumbs: [{ name: t('nav.data'), address }],
  }
}
