import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { CardSite } from '../../components/match/edition-card.ts'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import { lateOf } from '../../domain/live/match-queue.ts'
import { byUrgency, type OwnMatch, ownMatch } from '../../domain/live/own-match.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { involves } from '../../domain/tournament/outcome.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $reportedMinute } from '../../stores/live.ts'
import { $matchesNow } from '../../stores/live-center.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'

interface OwnMatches {
  /** True while the matches load. */
  readonly isWaiting: boolean
  /** What the match cards need; null until the schedule is loaded. */
  readonly site: CardSite | null
  /** Sorted by who plays first. */
  readonly own: readonly {
    readonly team: FavouriteTeam
    readonly match: OwnMatch | null
    /** About how many minutes late the match begins (`lateOf`). */
    readonly late: number | null
  }[]
  readonly now: number | null
}

function lateAmong(
  matches: readonly Match[],
  match: Match,
  categories: Schedule['categories'],
  now: number | null,
): number | null {
  const { fieldId } = match
  if (fieldId === null) return null
  const matchesByField = new Map([[fieldId, matches.filter((other) => other.fieldId === fieldId)]])
  return lateOf(match, { matchesByField, categories }, now)
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
  const own = useMemo(() => {
    const categories = schedule?.categories
    return teams
      .map((team) => {
        const played = categories ? matches.filter((match) => involves(match, team.teamId)) : []
        const match = ownMatch(played, now)
        const late =
          match?.state === 'next' && categories ? lateAmong(matches, match.match, categories, reported) : null
        return { team, match, late }
      })
      .sort((one, other) => byUrgency(one.match, other.match))
  }, [teams, schedule, matches, now, reported])
  const site = useMemo(
    () => schedule && { year, locale, underWay: isUnderWay, index: schedule },
    [schedule, year, locale, isUnderWay],
  )
  const isWaiting = isWanted && (state.kind === 'none' || state.kind === 'loading')
  return { isWaiting, site, own, now }
}
