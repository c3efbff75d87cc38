import { rankingAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page that explains how an edition ranks teams. */
export function rankingMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = rankingAddress(year)
  return {
    title: `${t('ranking.title', { year })} – ${cup.name}`,
    description: t('description.ranking', { cup: cup.name, year }),
    address,
    crumbs: [{ name: t('ranking.crumb'), address }],
  }
}
