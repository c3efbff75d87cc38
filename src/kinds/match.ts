import { sideName } from '../components/match/side-name.ts'
import { matchShare } from '../components/share/page-share.ts'
import { reportCoverage } from '../domain/live/report-coverage.ts'
import { categoryAddress, divisionPage } from '../domain/presentation/addresses.ts'
import { categoryIn } from '../domain/site/year-neighbours.ts'
import { bySegment } from '../domain/text/path-segment.ts'
import type { Participant } from '../domain/tournament/match.ts'
import { teamIdOf } from '../domain/tournament/outcome.ts'
import type { Kind } from './kind.ts'
import { segments } from './lists.ts'
import { matchSchema } from './structured/match-schema.ts'

/** A match. */
export const match: Kind<'match'> = {
  pages: ({ matches }) => segments(matches).map((segment) => ({ match: segment })),
  inYear: (route, { matches, categories }) =>
    categoryIn(categories.get(bySegment(matches, route.match)?.categoryId ?? '')),
  head({ site, route, address, t }) {
    const { year, cup, locale, index, all } = site
    const found = bySegment(index.matches, route.match)
    const category = found && index.categories.get(found.categoryId)
    const division = found && index.divisions.get(found.divisionId)
    if (!category || !division) return null
    const words = {
      home: sideName(found.home, t),
      away: sideName(found.away, t),
      category: category.name[locale],
      group: division.name[locale],
      cup: cup.name,
      year,
    }
    const sides = `${words.home} – ${words.away}`
    const clubOf = (side: Participant) => index.teams.get(teamIdOf(side) ?? '')?.clubId ?? null
    return {
      title: `${t('match.title', words)} – ${cup.name}`,
      description: t('description.match', words),
      structured: matchSchema(site, found, category),
      share: matchShare(site, found, category, sides),
      otherEditions: {
        meetings: all.clubs.meetings({ home: clubOf(found.home), away: clubOf(found.away) }, category, year),
        coverage: reportCoverage(found),
      },
      crumbs: [
        { name: words.category, address: categoryAddress(year, category.id) },
        { name: words.group, address: divisionPage(year, division) },
        { name: sides, address },
      ],
    }
  },
  // The rules of groups are a third of the code of a live page, and no match of a play-off needs them.
  body(route, { matches, divisions }) {
    const division = divisions.get(bySegment(matches, route.match)?.divisionId ?? '')
    return division?.kind === 'playoff' ? 'playoff-match' : 'group-match'
  },
}
