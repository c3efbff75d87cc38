import { reportCoverage } from '../../domain/live/report-coverage.ts'
import { categoryAddress, divisionPage, matchAddress } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import type { Match, Participant } from '../../domain/tournament/match.ts'
import { teamIdOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import { sideName } from '../match/side-name.ts'
import { matchShare } from '../share/page-share.ts'
import { matchSchema } from './match-schema.ts'
import type { PageMeta } from './page-meta.ts'

/** Returns the metadata of the page of a match. */
export function matchMeta(site: PageSite, match: Match, category: Category, division: Division): PageMeta {
  const { year, cup, locale, index, all } = site
  const t = translator(locale)
  const words = {
    home: sideName(match.home, t),
    away: sideName(match.away, t),
    category: category.name[locale],
    group: division.name[locale],
    cup: cup.name,
    year,
  }
  const address = matchAddress(year, match.id)
  const clubOf = (side: Participant) => index.teams.get(teamIdOf(side) ?? '')?.clubId ?? null
  return {
    title: `${t('match.title', words)} – ${cup.name}`,
    description: t('description.match', words),
    address,
    structured: matchSchema(site, match, category),
    share: matchShare(site, match, category, `${words.home} – ${words.away}`),
    otherEditions: {
      meetings: all.clubs.meetings({ home: clubOf(match.home), away: clubOf(match.away) }, year),
      coverage: reportCoverage(match),
    },
    crumbs: [
      { name: words.category, address: categoryAddress(year, category.id) },
      { name: words.group, address: divisionPage(year, division) },
      { name: `${words.home} – ${words.away}`, address },
    ],
  }
}
