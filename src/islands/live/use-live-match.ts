import { useStore } from '@nanostores/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { MatchChange } from '../../domain/live/feed.ts'
import { withChange, withChanges } from '../../domain/live/match-change.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { $liveMatches } from '../../stores/live.ts'

const NONE: ReadonlyMap<string, MatchChange> = new Map()
const follow = (changed: () => void) => $liveMatches.listen(changed)

/** Every match that changed since the page was built; none on the server. */
export const useLiveMatches = (): ReadonlyMap<string, MatchChange> =>
  useStore($liveMatches, { ssr: () => NONE })

/** A match in its current state; renders again only when this match changes. */
export function useLiveMatch(built: Match): Match {
  const change = useSyncExternalStore(
    follow,
    useCallback(() => $liveMatches.get().get(built.id), [built.id]),
    () => undefined,
  )
  return withChange(built, change)
}

/** Matches in their current state, in the order given. */
export const useLive = (built: readonly Match[]): readonly Match[] => withChanges(built, useLiveMatches())
