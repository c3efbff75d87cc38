import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import FreshnessBar from '../../components/live/FreshnessBar.tsx'
import FreshnessPlace from '../../components/live/FreshnessPlace.tsx'
import type { LivingPage as Page } from '../../components/live/living-page.ts'
import PageBody from '../../components/page/PageBody.tsx'
import { parseAddress, type Route } from '../../domain/presentation/parse-address.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition } from '../../stores/edition.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'
import { replaceBody } from './replace-body.ts'

interface Props {
  readonly page: Page
  readonly route: Route
}

/** Renders the body of a page from the edition as it is now, from now on. */
export function takeOver(body: HTMLElement, page: Page): void {
  const route = parseAddress(location.pathname)?.route
  if (!route) return
  const root = createRoot(body)
  replaceBody(body, () => flushSync(() => root.render(<LivingPage page={page} route={route} />)))
}

/** The body of a page as it is now. */
function LivingPage({ page: { locale, year, cup, latestYear, others }, route }: Props) {
  const live = useStore($live)
  const now = useStore($cupMinute)
  const index = useStore($edition)
  useEffect(() => {
    if (document.querySelector('[data-part=lead]'))
      void import('./show-lead.ts').then(({ showLead }) => showLead())
  })
  if (!index) return null
  const site = { locale, year, cup, latestYear, underWay: isUnderWay(index.edition, latestYear), index }
  const freshness = site.underWay && (
    <FreshnessPlace locale={locale}>
      <FreshnessBar locale={locale} state={live} onPause={pauseLive} />
    </FreshnessPlace>
  )
  return <PageBody site={site} route={route} others={others} moment={{ freshness, now }} />
}
