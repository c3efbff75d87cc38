import { clubAddress, clubsAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Club } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { clubsByName } from '../club/club-list.ts'
import { clubSchema } from '../club/club-schema.ts'
import { clubShare } from '../share/page-share.ts'
import { itemList } from '../shell/item-list.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of all clubs. */
export function clubsMeta(site: PageSite): PageMeta {
  const { year, cup, locale } = site
  const t = translator(locale)
  const title = t('clubs.title', { year })
  const address = clubsAddress(year)
  const list = clubsByName(site).map(({ club: { id, name } }) => ({ name, address: clubAddress(year, id) }))
  const words = { cup: cup.name, year, count: list.length }
  return {
    title: `${title} – ${cup.name}`,
    description: t(list.length > 0 ? 'description.clubs' : 'description.clubsPlain', words),
    address,
    structured: itemList(title, list, locale),
    crumbs: [{ name: t('nav.clubs'), address }],
  }
}

/** Returns the metadata of the page of a club. */
export function clubMeta(site: PageSite, club: Club): PageMeta {
  const { year, cup, locale, all, index } = site
  const t = translator(locale)
  const teams = index.teamsByClub.get(club.id)?.length ?? 0
  const words = { club: club.name, cup: cup.name, year, count: teams }
  const address = clubAddress(year, club.id)
  return {
    title: `${t('clubs.clubTitle', words)} – ${cup.name}`,
    description: t(teams > 0 ? 'clubs.clubDescription' : 'clubs.clubDescriptionPlain', words),
    address,
    share: clubShare(site, club),
    structured: clubSchema(site, club),
    otherEditions: { clubHistory: all.clubs.history(club.id, year, locale) },
    crumbs: [
      { name: t('nav.clubs'), address: clubsAddress(year) },
      { name: club.name, address },
    ],
  }
}
