import { addressOf, pressAddress } from '../../domain/presentation/addresses.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { pressNames } from '../press/press-subject.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of a press sheet; null for any other page. */
export function pressMeta(site: PageSite, route: Route): PageMeta | null {
  const { year, cup, locale, index } = site
  const names = pressNames(route, index)
  if (!names) return null
  const t = translator(locale)
  const address = addressOf(route)
  const words = { name: names[locale], cup: cup.name, year }
  const title = t(route.kind === 'press-day' ? 'press.day' : 'press.title', words)
  return {
    title: `${title} – ${cup.name}`,
    description: t('description.press', words),
    address,
    crumbs: [
      { name: t('nav.press'), address: pressAddress(year) },
      { name: names[locale], address },
    ],
  }
}

/** Returns the metadata of the page of all press sheets. */
export function pressListMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = pressAddress(year)
  return {
    title: `${t('pressList.entryTitle', { year })} – ${cup.name}`,
    description: t('pressList.entryDescription', { cup: cup.name, year }),
    address,
    crumbs: [{ name: t('nav.press'), address }],
  }
}
