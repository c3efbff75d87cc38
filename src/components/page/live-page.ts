import { withNumber } from '../../domain/live/feed-memory.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { revisionOf } from '../../domain/presentation/page-revision.ts'
import type { PageScope } from '../../domain/presentation/page-scope.ts'
import { scopeOf } from '../../domain/presentation/scope-of.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { FollowedEdition } from '../../domain/tournament/edition-ids.ts'
import type { Extent } from '../../i18n/load-messages.ts'
import type { OtherEditions } from './body-props.ts'

/** What a page passes to the script that follows the feed for it. */
export interface FollowedPage extends Pick<EditionSite, 'locale' | 'year'> {
  readonly edition: FollowedEdition
  readonly scope: PageScope
}

/** What a page passes to the island that renders its body from the current edition, beside its address. */
export interface LivingPage extends Pick<EditionSite, 'cup' | 'latestYear' | 'locale' | 'year'> {
  /** The view of the body, a file of `kinds/bodies`, and the messages that it needs; `pages` if none are given. */
  readonly body: string
  readonly messages: Extent | undefined
  readonly otherEditions: OtherEditions
}

/** Returns null for a page on which nothing changes while the cup plays, or nothing changes any more. */
export function livePage(
  site: EditionSite,
  route: Route,
  view: Pick<LivingPage, 'body' | 'messages'>,
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
    page: { cup, latestYear, locale, year, ...view, otherEditions },
  }
}
