import { matchesAddress, matchesDayAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/presentation/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from '../page/page-meta.ts'
import { dayTitle } from './day-words.ts'

/** Of the live center. */
export function matchesMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = matchesAddress(year)
  return {
    title: `${t('matches.title', { year })} – ${cup.name}`,
    description: t('matches.description', { cup: cup.name, year }),
    address,
    inYear: matchesAddress,
    crumbs: [{ name: t('nav.matches'), address }],
  }
}

/** Of the page of a day, `YYYY-MM-DD`. */
export function dayMeta({ year, cup, locale }: PageSite, date: string): PageMeta {
  const t = translator(locale)
  const day = dayTitle(date, locale)
  const address = matchesDayAddress(year, date)
  return {
    title: `${t('matches.dayTitle', { day, year })} – ${cup.name}`,
    description: t('matches.dayDescription', { cup: cup.name, day, year }),
    address,
    inYear: matchesAddress,
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: day, address },
    ],
  }
}
