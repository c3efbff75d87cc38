import type { Crumb } from '../components/shell/framed-page.ts'
import { dayTitle } from '../components/ui/day-words.ts'
import { matchesAddress, matchesDayAddress } from '../domain/presentation/addresses.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { only } from '../domain/site/year-neighbours.ts'
import { translator } from '../i18n/translate.ts'
import type { HeadOfKind, Kind } from './kind.ts'
import { daysOf } from './lists.ts'

/** The matches of a day. */
export const matchesDay: Kind<'matches-day'> = {
  pages: daysOf,
  inYear: only('matches'),
  head: ({ site, route }) => dayHead(site, route.day),
  body: 'matches-day',
  messages: 'kinds',
}

/** @param part the part of the day, if the page is about one */
export function dayHead({ year, cup, locale }: PageSite, date: string, part?: Crumb): HeadOfKind {
  const t = translator(locale)
  const title = dayTitle(date, locale)
  const words = { cup: cup.name, day: part ? `${title}, ${part.name}` : title, year }
  return {
    title: `${t('matches.dayTitle', words)} – ${cup.name}`,
    description: t('matches.dayDescription', words),
    crumbs: [
      { name: t('nav.matches'), address: matchesAddress(year) },
      { name: title, address: matchesDayAddress(year, date) },
      ...(part ? [part] : []),
    ],
  }
}
