import { clubShare } from '../components/share/page-share.ts'
import { clubsAddress } from '../domain/presentation/addresses.ts'
import { sameOr } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'
import { clubSchema } from './structured/club-schema.ts'

/** A club. */
export const club: Kind<'club'> = {
  pages: ({ clubs }) => segments(clubs).map((segment) => ({ club: segment })),
  inYear: sameOr(
    'clubs',
    ({ clubs }) => clubs,
    (route, { clubs }) => bySegment(clubs, route.club)?.id ?? '',
  ),
  head({ site, route, address, t }) {
    const { year, cup, locale, all, index } = site
    const found = bySegment(index.clubs, route.club)
    if (!found) return null
    const teams = index.teamsByClub.get(found.id)?.length ?? 0
    const words = { club: found.name, cup: cup.name, year, count: teams }
    return {
      title: `${t('clubs.clubTitle', words)} – ${cup.name}`,
      description: t(teams > 0 ? 'clubs.clubDescription' : 'clubs.clubDescriptionPlain', words),
      share: clubShare(site, found),
      structured: clubSchema(site, found),
      otherEditions: { clubHistory: all.clubs.history(found.id, year, locale) },
      crumbs: [
        { name: t('nav.clubs'), address: clubsAddress(year) },
        { name: found.name, address },
      ],
    }
  },
  body: 'club',
  messages: 'kinds',
}
