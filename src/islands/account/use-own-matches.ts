import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { CardSite } from '../../components/match/edition-card.ts'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $reportedMinute } from '../../stores/live.ts'
import { $matchesNow } from '../../stores/live-center.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'
import { ownMatches, type TeamWithMatch } from './own-matches.ts'

interface OwnMatches {
  /** True while the matches load. */
  readonly isWaiting: boolean
  /** What the match cards need; null until the schedule is loaded. */
  readonly site: CardSite | null
  /** Sorted by who plays first. */
  readonly own: readonly TeamWithMatch[]
  readonly now: number | null
}

const NO_MATCHES: readonly Match[] = []

/** The favourite teams of a year, each with its most urgent match in its current state. */
export function useOwnMatches(
  teams: readonly FavouriteTeam[],
  year: number,
  locale: Locale,
  isUnderWay: boolean,
): OwnMatches {
  const state = useStore($schedule)
  const now = useStore($cupMinute, { ssr: () => null })
  const reported = useStore($reportedMinute, { ssr: () => null })
  const matches = useStore($matchesNow, { ssr: () => NO_MATCHES })
  const isWanted = isUnderWay && teams.length > 0
  useEffect(() => {
    if (isWanted) void openSchedule(year)
  }, [isWanted, year])
  const schedule = isWanted && state.kind === 'ready' && state.year === year ? state.schedule : null
  const own = useMemo(
    () => ownMatches(teams, matches, schedule?.categories, now, reported),
    [teams, schedule, matches, now, reported],
  )
  const site = useMemo(
    () => schedule && { year, locale, underWay: isUnderWay, index: schedule },
    [schedule, year, locale, isUnderWay],
  )
  const isWaiting = isWanted && (state.kind === 'none' || state.kind === 'loading')
  return { isWaiting, site, own, now }
}
