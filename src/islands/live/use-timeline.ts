import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { MatchIds } from '../../domain/tournament/edition-ids.ts'
import { $timeline, followTimeline, type TimelineState } from '../../stores/match-timeline.ts'

/** The timeline of a match. It is kept up to date while it is shown. */
export function useTimeline({ cupId, tournamentId, matchId }: MatchIds): TimelineState {
  useEffect(() => followTimeline({ cupId, tournamentId, matchId }), [cupId, tournamentId, matchId])
  return useStore($timeline)
}
