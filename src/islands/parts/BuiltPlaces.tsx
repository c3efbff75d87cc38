import { useStore } from '@nanostores/react'
import { Suspense, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { $isBodyLiving } from '../../stores/living-body.ts'
import { needParts, type PartGroup } from '../../stores/parts.ts'
import PassingMinute from '../live/PassingMinute.tsx'
import { useParts } from './use-parts.ts'

/**
 * Renders the needed parts of a page into the places that it was built with. A body that lives by now renders its own: then
 * the places of the frame are left.
 */
function BuiltPlaces() {
  const parts = useParts()
  const isLiving = useStore($isBodyLiving)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a living body has taken the place of the built one
  const places = useMemo(() => [...document.querySelectorAll<HTMLElement>('[data-values]')], [isLiving])
  return places.map((place, at) => {
    const Part = parts[place.dataset.place ?? '']
    if (!Part) return null
    const values = JSON.parse(place.dataset.values ?? '{}') as object
    const part = (
      <Suspense>
        <div className="part">
          <Part {...values} />
        </div>
      </Suspense>
    )
    return createPortal(part, place, `${place.dataset.place} ${at}`)
  })
}

let isStarted = false

/** Shows parts of the page: in their built places by one root, or in a living body. */
export function showParts(group: PartGroup): void {
  needParts(group)
  if (isStarted) return
  isStarted = true
  createRoot(document.createElement('div')).render(
    <PassingMinute>
      <BuiltPlaces />
    </PassingMinute>,
  )
}
