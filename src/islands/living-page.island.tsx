import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import FreshnessBar from '../components/live/FreshnessBar.tsx'
import FreshnessPlace from '../components/live/FreshnessPlace.tsx'
import type { LivingPage as Props } from '../components/live/living-page.ts'
import PageBody from '../components/page/PageBody.tsx'
import { concerns, standsOn } from '../domain/live/page-scope.ts'
import type { Route } from '../domain/presentation/parse-address.ts'
import { clock } from '../domain/time/stockholm.ts'
import type { Match } from '../domain/tournament/match.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { $edition, openEdition } from '../stores/edition.ts'
import { $live, $liveMatches, followFeed } from '../stores/live.ts'
import { pauseLive } from '../stores/live-pause.ts'
import { replaceBody } from './live/replace-body.ts'
import { useAnnouncer } from './live/use-announcer.ts'
import { useTranslator } from './use-translator.ts'

/**
 * Keeps a built page true: it follows the feed, and from the first change that concerns the page its body is rendered
 * from the edition as it is now, by the view that it was built with.
 */
export default function LivingPage({ page, route }: { readonly page: Props; readonly route: Route }) {
  const { locale, year, edition, scope, cup, latestYear, others } = page
  useTranslator(locale)
  const { freshness, updatedAt } = useStore($live)
  const index = useStore($edition)
  const now = useStore($cupMinute)
  const [isTaken, setTaken] = useState(false)
  const places = useRef({ body: document.getElementById('body'), bar: document.getElementById('freshness') })
  const isOnPage = useCallback((match: Match) => standsOn(scope, match), [scope])
  const announcement = useAnnouncer(isOnPage, locale)

  // A portal puts its bar beside the one that the page was built with.
  useLayoutEffect(() => places.current.bar?.firstElementChild?.remove(), [])
  useEffect(() => {
    followFeed(edition)
    return $liveMatches.subscribe((changes) => {
      if ([...changes.values()].some(({ match }) => concerns(scope, match))) void openEdition(year)
    })
  }, [edition, scope, year])
  useEffect(() => {
    if (isTaken || !index || !places.current.body) return
    const { body } = places.current
    // React can't be made to render at once amid its own effects.
    queueMicrotask(() => replaceBody(body, () => flushSync(() => setTaken(true))))
  }, [isTaken, index])

  const site = useMemo(
    () => index && { locale, year, cup, latestYear, underWay: true, index },
    [index, locale, year, cup, latestYear],
  )
  const bar = (
    <FreshnessBar
      locale={locale}
      freshness={freshness}
      updated={updatedAt === null ? null : clock(updatedAt)}
      onPause={pauseLive}
    />
  )
  const { body, bar: barPlace } = places.current
  const moment = { freshness: <FreshnessPlace locale={locale}>{bar}</FreshnessPlace>, now }
  return (
    <>
      <p className="hidden-text" role="status">
        {announcement}
      </p>
      {isTaken && site && body
        ? createPortal(<PageBody site={site} route={route} others={others} moment={moment} />, body)
        : barPlace && createPortal(bar, barPlace)}
    </>
  )
}
