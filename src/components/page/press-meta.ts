import {
  pressAddress,
  pressClubAddress,
  pressDayAddress,
  pressNationAddress,
} from '../../domain/presentation/addresses.ts'
import type { Route } from '../../domain/presentation/parse-address.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import { clubIdOf, pressNames } from '../press/press-subject.ts'
import type { PageMeta } from './page-meta.ts'

/** Of a press sheet; null for any other page. */
export function pressMeta(site: PageSite, route: Route): PageMeta | null {
  const { year, cup, locale, index } = site
  const place = placeOf(site, route)
  const names = pressNames(route, index)
  if (!place || !names) return null
  const t = translator(locale)
  const words = { name: names[locale], cup: cup.name, year }
  const title = t(route.kind === 'press-day' ? 'press.day' : 'press.title', words)
  return {
    title: `${title} – ${cup.name}`,
    description: t('press.description', words),
    address: place.address,
    inYear: (target) => place.inYear(target) ?? pressAddress(target),
    crumbs: [
      { name: t('nav.press'), address: pressAddress(year) },
      { name: names[locale], address: place.address },
    ],
  }
}

interface Place {
  readonly address: string
  /** Undefined for a year that has no such sheet. */
  readonly inYear: (year: number) => string | undefined
}

function placeOf({ year, index, all }: PageSite, route: Route): Place | null {
  const indexOf = (target: number) => all.indexes.find(({ edition }) => edition.year === target)
  if (route.kind === 'press-day')
    return { address: pressDayAddress(year, route.day), inYear: () => undefined }
  if (route.kind === 'press-nation') {
    const { nation } = route
    const inYear = (target: number) =>
      indexOf(target)?.teamsByNation.has(nation) ? pressNationAddress(target, nation) : undefined
    return { address: pressNationAddress(year, nation), inYear }
  }
  if (route.kind !== 'press-club') return null
  const id = clubIdOf(route.club, index)
  const inYear = (target: number) =>
    indexOf(target)?.teamsByClub.has(id) ? pressClubAddress(target, id) : undefined
  return { address: pressClubAddress(year, id), inYear }
}

/** Of the page of all press sheets. */
export function pressListMeta({ year, cup, locale }: PageSite): PageMeta {
  const t = translator(locale)
  const address = pressAddress(year)
  return {
    title: `${t('pressList.entryTitle', { year })} – ${cup.name}`,
    description: t('pressList.entryDescription', { cup: cup.name, year }),
    address,
    inYear: pressAddress,
    crumbs: [{ name: t('nav.press'), address }],
  }
}
