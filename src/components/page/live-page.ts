import { withNumber } from '../../domain/live/feed-memory.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { revisionOf } from '../../domain/presentation/page-revision.ts'
import type { PageScope } from '../../domain/presentation/page-scope.ts'
import { scopeOf } from '../../domain/presentation/scope-of.ts'
import type { EditionSite, PageSite } from '../../domain/site/page-site.ts'
import type { FollowedEdition } from '../../domain/tournament/edition-ids.ts'
import type { OtherEditions } from './bodies/body-props.ts'
import { type BodyKind, bodyKindOf } from './page-bodies.ts'

/** What a page passes to the script that follows the feed for it. */
export interface FollowedPage extends Pick<EditionSite, 'locale' | 'year'> {
  readonly edition: FollowedEdition
  readonly scope: PageScope
}

/** What a page passes to the island that renders its body from the current edition, beside its address. */
export interface LivingPage extends Pick<EditionSite, 'cup' | 'latestYear' | 'locale' | 'year'> {
  readonly bodyKind: BodyKind
  readonly otherEditions: OtherEditions
}

/** Returns null for a page on which nothing changes while the cup plays, or nothing changes any more. */
export function livePage(
  site: PageSite,
  route: Route,
  otherEditions: OtherEditions,
): { readonly follows: FollowedPage; readonly page: LivingPage } | null {
  const { cup, latestYear, locale, year, underWay, index } = site
  const scope = underWay ? scopeOf(route, index) : null
  if (!scope) return null
  const { tournamentId, revision } = index.edition
  const edition = {
    cupId: cup.id,
    tournamentId: tournamentId ?? '',
    revision: withNumber(revision, revisionOf(scope, index)),
  }
  return {
    follows: { locale, year, edition, scope },
    page: { cup, latestYear, locale, year, bodyKind: bodyKindOf(route, index), otherEditions },
  }
}
