import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import Heart from '../islands/heart.island.tsx'
import MyTeams from '../islands/my-teams.island.tsx'
import UserMenu from '../islands/user-menu.island.tsx'

/** By name in `data-part`; the properties stand in `data-props`, as the page was built with them. */
const PARTS: Readonly<Record<string, (props: never) => ReactNode>> = {
  'user-menu': UserMenu,
  heart: Heart,
  'my-teams': MyTeams,
}

/** Puts each part beside what stands for it without a session; where a part shows nothing, that stays (account.css). */
export function mountParts(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const Part = PARTS[place.dataset.part ?? ''] as ((props: object) => ReactNode) | undefined
    if (!Part) continue
    const box = document.createElement('div')
    box.className = 'part'
    place.append(box)
    createRoot(box).render(<Part {...(JSON.parse(place.dataset.props ?? '{}') as object)} />)
  }
}
