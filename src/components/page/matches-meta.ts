import { matchesAddress, matchesDayAddress, matchesPartAddress } from '../../domain/presentation/addresses.ts'
import type { DayPart } from '../../domain/schedule/day-parts.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { dayTitle, partName } from '../ui/day-words.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the live centre. */
export function matchesMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = matchesAddress(year)
  return {
    title: `${t('matches.title', { year })} – ${cup.name}`,
    description: t('description.matches', { cup: cup.name, year }),
    address,
    crumbs: [{ name: t('nav.matches'), address }],
  }
}

/** Returns the metadata of the page of a day, `YYYY-MM-DD`, or of a part of a day. */
export function dayMeta(
  { year, cup, locale }: PageSite,
  date: string,
  part: DayPart | null = null,
): PageMeta {
  const t = translator(locale)
  const day = part ? `${dayTitle(date, locale)}, ${partName(part, t)}` : dayTitle(date, locale)
  const address = part ? matchesPartAddress(year, date, part.key) : matchesDayAddress(year, date)
  return {
    title: `${t('matches.dayTitle', { day, year })} – ${cup.name}`,
    description: t('matches.dayDescription', { cup: cup.name, day, year }),
    address,
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: dayTitle(date, locale), address: matchesDayAddress(year, date) },
      ...(part ? [{ name: partName(part, t), address }] : []),
    ],
  }
}
