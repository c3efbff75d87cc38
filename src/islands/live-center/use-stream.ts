import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { CardSite } from '../../components/match/edition-card.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { followFeed } from '../../stores/live.ts'
import { $matchesNow } from '../../stores/live-center.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'

const NONE: readonly never[] = []
const NOT_YET = { kind: 'none' } as const

interface StreamMatches {
  readonly site: CardSite
  readonly matches: readonly Match[]
}

/** What a stream of an edition under way shows, kept up to date; null until the schedule has come, and where it does not. */
export function useStreamMatches(
  year: number,
  locale: Locale,
  streamId: string,
  underWay: boolean,
): StreamMatches | null {
  const state = useStore($schedule, { ssr: () => NOT_YET })
  const all = useStore($matchesNow, { ssr: () => NONE })
  useEffect(() => {
    if (underWay) void openSchedule(year)
  }, [year, underWay])
  const schedule = state.kind === 'ready' && state.year === year ? state.schedule : null
  useEffect(() => {
    if (!schedule || schedule.tournamentId === null) return
    const { cupId, tournamentId, revision } = schedule
    followFeed({ cupId, tournamentId, revision })
  }, [schedule])
  return useMemo(() => {
    if (!schedule || !underWay) return null
    const matches = all.filter((match) => match.streamId === streamId)
    return { site: { year, locale, underWay, index: schedule }, matches }
  }, [schedule, all, year, locale, streamId, underWay])
}
