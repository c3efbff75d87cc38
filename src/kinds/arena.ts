import type { Crumb } from '../components/shell/framed-page.ts'
import { arenaAddress, arenasAddress } from '../domain/presentation/addresses.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { arenaOfRoute } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import type { Arena } from '../domain/tournament/edition.ts'
import { translator } from '../i18n/translate.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'

/** An arena. */
export const arena: Kind<'arena'> = {
  pages: ({ arenas }) => segments(arenas).map((segment) => ({ arena: segment })),
  inYear: arenaOfRoute,
  head({ site, route, t }) {
    const { year, cup, index } = site
    const found = bySegment(index.arenas, route.arena)
    if (!found) return null
    const words = { arena: found.name, cup: cup.name, year }
    return {
      title: `${t('arena.title', words)} – ${cup.name}`,
      description: t('description.arena', words),
      crumbs: crumbsToArena(site, found),
    }
  },
  body: 'arena',
  messages: 'kinds',
}

/** Returns the breadcrumbs that lead to the page of an arena. */
export const crumbsToArena = ({ year, locale }: PageSite, { id, name }: Arena): Crumb[] => [
  { name: translator(locale)('nav.arenas'), address: arenasAddress(year) },
  { name, address: arenaAddress(year, id) },
]
