import { useStore } from '@nanostores/react'
import { memo, startTransition, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import FreshnessBar from '../../components/live/FreshnessBar.tsx'
import FreshnessSlot from '../../components/live/FreshnessSlot.tsx'
import type { PageBody } from '../../components/page/bodies/body-props.ts'
import type { LivingPage as Page } from '../../components/page/living-page.ts'
import { BODY_RENDERED } from '../../components/ui/body-replaced.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition } from '../../stores/edition.ts'
import { $live } from '../../stores/live.ts'
import { pauseLive } from '../../stores/live-pause.ts'
import { replaceBody } from './replace-body.ts'

interface Props {
  readonly page: Page
  readonly route: Route
  readonly View: PageBody
}

/**
 * Renders the body of a page from the edition as it is now, from now on. That is done aside and piece by piece, so that
 * a phone stays quick meanwhile.
 */
export function renderLivingPage(body: HTMLElement, page: Page, route: Route, View: PageBody): void {
  const fresh = body.cloneNode(false) as HTMLElement
  const show = () => replaceBody(body, fresh)
  startTransition(() =>
    createRoot(fresh).render(<LivingPage page={page} route={route} View={View} onRendered={show} />),
  )
}

/** The body of a page as it is now. */
function LivingPage({ onRendered, ...props }: Props & { readonly onRendered: () => void }) {
  const now = useStore($cupMinute)
  const index = useStore($edition)
  useLayoutEffect(onRendered, [onRendered])
  return <Body {...props} now={useDeferredValue(now)} index={useDeferredValue(index)} />
}

interface BodyProps extends Props {
  readonly now: number | null
  readonly index: EditionIndex | null
}

/** Rendered anew with the edition and the minute only: the freshness moves by itself. */
const Body = memo(function Body({ page, route, View, now, index }: BodyProps) {
  const { locale, year, cup, latestYear, others } = page
  const underWay = index !== null && isUnderWay(index.edition, latestYear)
  const freshness = useMemo(() => underWay && <Freshness locale={locale} />, [underWay, locale])
  useEffect(() => {
    if (document.querySelector('[data-part=lead]'))
      void import('./show-lead.ts').then(({ showLead }) => showLead())
    document.dispatchEvent(new Event(BODY_RENDERED))
  })
  if (!index) return null
  const site = { locale, year, cup, latestYear, underWay, index }
  return <View site={site} route={route} others={others} moment={{ freshness, now }} />
})

function Freshness({ locale }: { readonly locale: Locale }) {
  return (
    <FreshnessSlot locale={locale}>
      <FreshnessBar locale={locale} state={useStore($live)} onPause={pauseLive} />
    </FreshnessSlot>
  )
}
