import { useStore } from '@nanostores/react'
import { memo, startTransition, useDeferredValue, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageBody } from '../../components/page/body-props.ts'
import { builtMoment } from '../../components/page/built-moment.tsx'
import type { LivePage } from '../../components/page/live-page.ts'
import { BODY_RENDERED } from '../../components/ui/body-replaced.ts'
import { memoized } from '../../domain/memoized.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { closesAt, editionAt } from '../../domain/publication/edition-end.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import { type EditionIndex, indexEdition } from '../../domain/tournament/edition-index.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition } from '../../stores/edition.ts'
import { replaceBody } from './replace-body.ts'

interface Props {
  readonly page: LivePage
  readonly route: Route
  readonly View: PageBody
  /** Is called with each rendering, once it is in the document. */
  readonly onRendered: () => void
}

/**
 * The body of a page from the current edition. A change of a store is rendered at once; deferred, the browser may answer a
 * touch in between.
 */
function LivingBody(props: Props) {
  const followed = useDeferredValue(useStore($edition))
  const now = useDeferredValue(useStore($cupMinute))
  return followed && <Body {...props} followed={followed} now={now} />
}

interface BodyProps extends Props {
  readonly followed: EditionIndex
  /** The cup's time, epoch milliseconds; null before it is known. */
  readonly now: number | null
}

const Body = memo(({ page, route, View, onRendered, followed, now }: BodyProps) => {
  useLayoutEffect(onRendered)
  const { locale, year, cup, latestYear, otherEditions } = page
  const index = now !== null && now >= endOf(followed) ? closed(followed) : followed
  const underWay = isUnderWay(index.edition, latestYear)
  const site = { locale, year, cup, latestYear, underWay, index }
  const moment = { ...builtMoment(site), now }
  return <View site={site} route={route} otherEditions={otherEditions} moment={moment} />
})

const endOf = memoized(({ matches }: EditionIndex) => closesAt(matches.values()) ?? Infinity)
const closed = memoized((index: EditionIndex) => indexEdition(editionAt(index.edition, endOf(index))))

/**
 * Renders the body of a page from the current edition, now and after each change.
 *
 * @param body the built body. It is replaced once the new one is complete
 */
export function renderLivePage(body: HTMLElement, page: LivePage, route: Route, View: PageBody): void {
  const fresh = body.cloneNode(false) as HTMLElement
  const onRendered = () => {
    if (!fresh.isConnected) replaceBody(body, fresh)
    if (document.querySelector('[data-part=lead]'))
      void import('./show-lead.ts').then(({ showLead }) => showLead())
    document.dispatchEvent(new Event(BODY_RENDERED))
  }
  // Without a rendering the page stays as it was built.
  const root = createRoot(fresh, {
    onUncaughtError(fault) {
      if (fresh.isConnected) replaceBody(fresh, body)
      reportError(fault)
    },
  })
  startTransition(() =>
    root.render(<LivingBody page={page} route={route} View={View} onRendered={onRendered} />),
  )
}
