import type { Route } from '../../domain/presentation/parse-address.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { bySegment } from '../../domain/text/path-segment.ts'
import { clubMeta } from './club-meta.ts'
import { matchMeta } from './match-meta.ts'
import type { PageMeta } from './page-meta.ts'
import { pressMeta } from './press-meta.ts'
import { teamMeta } from './team-meta.ts'

/** The pages that an edition has thousands of, by their address; null for any other. */
export function pageOf(site: PageSite, route: Route): PageMeta | null {
  const { index } = site
  if (route.kind === 'match') {
    const match = bySegment(index.matches, route.match)
    const category = match && index.categories.get(match.categoryId)
    const division = match && index.divisions.get(match.divisionId)
    return match && category && division ? matchMeta(site, match, category, division) : null
  }
  if (route.kind === 'club') {
    const club = bySegment(index.clubs, route.club)
    return club ? clubMeta(site, club) : null
  }
  if (route.kind !== 'team') return pressMeta(site, route)
  const team = bySegment(index.teams, route.team)
  const category = team && index.categories.get(team.categoryId)
  return team && category ? teamMeta(site, team, category) : null
}
