import { useStore } from '@nanostores/react'
import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { LivingPage } from '../components/page/live-page.ts'
import { PartsContext } from '../components/ui/Place.tsx'
import { memoized } from '../domain/memoized.ts'
import { closesAt, editionAt } from '../domain/publication/edition-end.ts'
import { isUnderWay } from '../domain/publication/under-way.ts'
import { type EditionIndex, indexEdition } from '../domain/tournament/edition-index.ts'
import { $cupMinute } from '../stores/cup-clock.ts'
import { $edition } from '../stores/edition.ts'
import { loadCodeForChanges } from '../stores/load-for-changes.ts'
import { needParts } from '../stores/parts.ts'
import BodyFrame from './live/BodyFrame.tsx'
import { type LoadedView, loadView } from './live/load-view.ts'
import PassingMinute from './live/PassingMinute.tsx'
import { openTimeline } from './parts/open-timeline.ts'
import { useParts } from './parts/use-parts.ts'

interface Props {
  readonly page: LivingPage
  /** The body as it was built. */
  readonly children?: ReactNode
}

/**
 * The body of a page under way. It keeps the built body until the view that built it is loaded and the edition is there;
 * from then on that view renders each change of the edition. A change of a store is rendered at once; deferred, the browser
 * may answer a touch in between.
 */
function LivingBody({ page, children }: Props) {
  const loaded = useView(page)
  const followed = useDeferredValue(useStore($edition))
  const now = useDeferredValue(useStore($cupMinute))
  const parts = useParts()
  useEffect(() => needParts('lead'), [])
  // React may open it before it is in the page: then no event tells.
  useEffect(() => {
    if (openTimeline()) needParts('timeline')
  })
  const living = loaded && followed && <Body page={page} {...loaded} followed={followed} now={now} />
  return (
    <PartsContext value={parts}>
      <PassingMinute>
        <BodyFrame built={children} living={living} />
      </PassingMinute>
    </PartsContext>
  )
}

/** Astro asks a function by a rendering of its own whether it is a component; a memoized one it knows. */
export default memo(LivingBody)

function useView({ body, messages }: LivingPage): LoadedView | null {
  const [loaded, setLoaded] = useState<LoadedView | null>(null)
  useEffect(() => {
    void loadCodeForChanges(() => loadView({ body, messages })).then((view) =>
      startTransition(() => setLoaded(view)),
    )
  }, [body, messages])
  return loaded
}

interface BodyProps extends LoadedView {
  readonly page: LivingPage
  readonly followed: EditionIndex
  /** The cup's time, epoch milliseconds; null before it is known. */
  readonly now: number | null
}

const Body = memo(({ page, route, View, followed, now }: BodyProps) => {
  const { locale, year, cup, latestYear, otherEditions } = page
  const index = now !== null && now >= endOf(followed) ? closed(followed) : followed
  const underWay = isUnderWay(index.edition, latestYear)
  const site = { locale, year, cup, latestYear, underWay, index }
  return <View site={site} route={route} otherEditions={otherEditions} moment={{ now }} />
})

const endOf = memoized(({ matches }: EditionIndex) => closesAt(matches.values()) ?? Infinity)
const closed = memoized((index: EditionIndex) => indexEdition(editionAt(index.edition, endOf(index))))
