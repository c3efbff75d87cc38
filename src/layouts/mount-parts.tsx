import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { whenBodyChanges } from '../components/ui/when-body-changes.ts'

/** Islands by their name in `data-part`. Their properties are in `data-props`, as the page was built with them. */
export type Parts = Readonly<Record<string, (props: never) => ReactNode>>

/**
 * Mounts each part beside its placeholder, which stays until the part shows something (account.css). Mounts again when the
 * body of the page was rendered again or has a new place for a part.
 */
export function mountParts(parts: Parts): void {
  const mount = () => {
    for (const [name, Part] of Object.entries(parts))
      for (const place of document.querySelectorAll<HTMLElement>(`[data-part="${name}"]:not(:has(> .part))`))
        mountPart(place, Part as (props: object) => ReactNode)
  }
  whenBodyChanges(mount)
  mount()
}

function mountPart(place: HTMLElement, Part: (props: object) => ReactNode): void {
  const box = document.createElement('div')
  box.className = 'part'
  place.append(box)
  createRoot(box).render(<Part {...(JSON.parse(place.dataset.props ?? '{}') as object)} />)
}
