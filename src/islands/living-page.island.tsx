import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import FreshnessBar from '../components/live/FreshnessBar.tsx'
import FreshnessPlace from '../components/live/FreshnessPlace.tsx'
import type { LivingPage as Page } from '../components/live/living-page.ts'
import TimeUntil from '../components/live/TimeUntil.tsx'
import { LATE_MS } from '../domain/live/agenda.ts'
import { concerns, standsOn } from '../domain/live/page-scope.ts'
import type { Route } from '../domain/presentation/parse-address.ts'
import { isUnderWay } from '../domain/publication/under-way.ts'
import { clock } from '../domain/time/stockholm.ts'
import type { Match } from '../domain/tournament/match.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { $edition, openEdition } from '../stores/edition.ts'
import { $live, $liveMatches, followPublished } from '../stores/live.ts'
import { pauseLive } from '../stores/live-pause.ts'
import { useAnnouncer } from './live/use-announcer.ts'
import { useBuiltPlaces } from './live/use-built-places.ts'
import { usePageBody } from './live/use-page-body.ts'
import { useTranslator } from './use-translator.ts'

interface Props {
  readonly page: Page
  readonly route: Route
}

/**
 * Keeps a built page true: it follows the feed, and from the first change that concerns the page its body is rendered
 * from the edition as it is now, by the view that it was built with.
 */
export default function LivingPage({ page, route }: Props) {
  const { locale, year, edition, scope, cup, latestYear, others } = page
  useTranslator(locale, 'pages')
  const isOnPage = useCallback((match: Match) => standsOn(scope, match), [scope])
  const announcement = useAnnouncer(isOnPage, locale)
  const { freshness, updatedAt } = useStore($live)
  const now = useStore($cupMinute)
  const index = useStore($edition)
  const built = useBuiltPlaces(now !== null)
  const Body = usePageBody(built.body)

  useEffect(() => {
    void followPublished(edition, year)
    return $liveMatches.subscribe((changes) => {
      if ([...changes.values()].some(({ match }) => concerns(scope, match))) void openEdition(year)
    })
  }, [edition, scope, year])
  const isLate = now !== null && built.countdowns.some(({ at }) => now - at > LATE_MS)
  useEffect(() => {
    if (isLate) void openEdition(year)
  }, [isLate, year])

  const site = useMemo(
    () =>
      index && {
        locale,
        year,
        cup,
        latestYear,
        underWay: isUnderWay(index.edition, latestYear),
        index,
      },
    [index, locale, year, cup, latestYear],
  )
  const updated = updatedAt === null ? null : clock(updatedAt)
  const bar = <FreshnessBar locale={locale} freshness={freshness} updated={updated} onPause={pauseLive} />
  const freshnessPlace = <FreshnessPlace locale={locale}>{bar}</FreshnessPlace>
  const moment = { freshness: site?.underWay && freshnessPlace, now }
  return (
    <>
      <p className="hidden-text" role="status">
        {announcement}
      </p>
      {Body && site && built.body ? (
        createPortal(<Body site={site} route={route} others={others} moment={moment} />, built.body)
      ) : (
        <>
          {built.freshness && createPortal(bar, built.freshness)}
          {now !== null &&
            built.countdowns.map(({ element, at }) =>
              createPortal(<TimeUntil at={at} now={now} locale={locale} />, element),
            )}
        </>
      )}
    </>
  )
}
