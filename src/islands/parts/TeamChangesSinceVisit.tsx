import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { FavouriteTeam } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { involves } from '../../domain/tournament/outcome.ts'
import { favouriteTeamsOf } from '../../stores/favourites.ts'
import { $matchesNow } from '../../stores/live-center.ts'
import { openSchedule } from '../../stores/schedule.ts'
import { useSession } from '../account/use-session.ts'
import ChangesSinceVisit from '../changes/ChangesSinceVisit.tsx'

interface Props {
  year: number
  locale: Locale
  teamId: string
}

const NO_TEAMS: readonly FavouriteTeam[] = []
const NO_MATCHES: readonly Match[] = []

/** The changes to a favourite team since the visitor last looked, on the team's page. */
export default function TeamChangesSinceVisit({ year, locale, teamId }: Props) {
  useSession(locale)
  const teams = useStore(favouriteTeamsOf(year), { ssr: () => NO_TEAMS })
  const all = useStore($matchesNow, { ssr: () => NO_MATCHES })
  const isFollowed = teams.some((team) => team.teamId === teamId)
  useEffect(() => {
    if (isFollowed) void openSchedule(year)
  }, [isFollowed, year])
  const matches = useMemo(() => all.filter((match) => involves(match, teamId)), [all, teamId])
  const ownTeams = useMemo(() => new Set([teamId]), [teamId])
  if (!isFollowed) return null
  return <ChangesSinceVisit year={year} locale={locale} matches={matches} ownTeams={ownTeams} />
}
