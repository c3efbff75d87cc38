import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, useMemo } from 'react'
import { loadCode } from '../../components/ui/load-code.ts'
import type { Parts } from '../../components/ui/Place.tsx'
import { $neededParts, type PartGroup } from '../../stores/parts.ts'

/** A part gets the properties of its place. */
const part = (load: () => Promise<{ default: ComponentType<never> }>) =>
  lazy(() => loadCode(load as () => Promise<{ default: ComponentType<object> }>))

/** Each part loads with the first place that needs it. */
const GROUPS: Readonly<Record<PartGroup, Parts>> = {
  'signed-in': {
    'user-menu': part(() => import('./UserMenu.tsx')),
    heart: part(() => import('../account/FavouriteHeart.tsx')),
    'follow-club': part(() => import('./FollowClub.tsx')),
    'my-teams': part(() => import('./MyTeams.tsx')),
    since: part(() => import('./TeamChangesSinceVisit.tsx')),
  },
  timeline: { timeline: part(() => import('../live/LiveTimeline.tsx')) },
  lead: { lead: part(() => import('../live/LiveLead.tsx')) },
}

/** The parts that the visitor needs on the page. */
export function useParts(): Parts {
  const needed = useStore($neededParts)
  return useMemo(() => Object.assign({}, ...[...needed].map((group) => GROUPS[group])), [needed])
}
