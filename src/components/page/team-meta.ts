import { teamAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Category, Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { teamShare } from '../share/page-share.ts'
import { crumbsTo } from './category-meta.ts'
import type { PageMeta } from './page-meta.ts'
import { teamSchema } from './team-schema.ts'

/** Returns the metadata of the page of a team. */
export function teamMeta(site: PageSite, team: Team, category: Category): PageMeta {
  const { year, cup, locale, all } = site
  const t = translator(locale)
  const words = { team: team.name, category: category.name[locale], cup: cup.name, year }
  const address = teamAddress(year, team.id)
  return {
    title: `${t('team.title', words)} – ${cup.name}`,
    description: t('description.team', words),
    address,
    structured: teamSchema(site, team),
    share: teamShare(site, team, category),
    otherEditions: { clubYears: team.clubId === null ? [] : all.clubs.years(team.clubId, locale) },
    crumbs: [...crumbsTo(site, category), { name: team.name, address }],
  }
}
