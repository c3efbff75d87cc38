import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { cardContext } from '../../components/live-center/schedule-context.ts'
import type { StreamWords } from '../../components/stream/stream-words.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { type LiveCenter, liveCenter } from '../../domain/tournament/live-center.ts'
import { followFeed } from '../../stores/live.ts'
import { $matchesNow } from '../../stores/live-center.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'

const NONE: readonly never[] = []
const NOT_YET = { kind: 'none' } as const

/** The schedule of an edition under way, kept up to date; null until it has come, and where it does not. */
export function useStreams(year: number, locale: Locale, words: StreamWords, underWay: boolean) {
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
    const context = cardContext(schedule, locale, words)
    return {
      // The place goes without saying: it is that of the stream.
      contextOf: (...given: Parameters<typeof context>) => ({ ...context(...given), place: null }),
      boardOf: (streamId: string): LiveCenter =>
        liveCenter(
          all.filter((match) => match.streamId === streamId),
          false,
          1,
        ),
    }
  }, [schedule, all, locale, words, underWay])
}
