import { rankingAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

/** Of the page that tells how an edition ranks. */
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
