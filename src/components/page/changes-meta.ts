import { changesAddress, matchesAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of changes to an edition's schedule. */
export function changesMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = changesAddress(year)
  return {
    title: `${t('changes.title', { year })} – ${cup.name}`,
    description: t('description.changes', { cup: cup.name, year }),
    address,
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: t('changes.crumb'), address },
    ],
  }
}
