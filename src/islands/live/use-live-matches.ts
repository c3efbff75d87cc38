import { useStore } from '@nanostores/react'
import type { MatchChange } from '../../domain/live/feed.ts'
import { $liveMatches } from '../../stores/live.ts'

const NONE: ReadonlyMap<string, MatchChange> = new Map()

/** Every match that changed since the page was built; none on the server. */
export const useLiveMatches = (): ReadonlyMap<string, MatchChange> =>
  useStore($liveMatches, { ssr: () => NONE })
