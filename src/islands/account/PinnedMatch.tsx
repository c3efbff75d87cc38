import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import PinnedBar from '../../components/account/PinnedBar.tsx'
import { withChange } from '../../domain/live/match-change.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { progressOf } from '../../domain/tournament/live-center.ts'
import { $currentYear, $overlay } from '../../stores/app.ts'
import { $liveMatches, followFeed } from '../../stores/live.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'

interface Props {
  year: number
  matchId: string
  locale: Locale
}

/** The pinned match of the year one looks at, with its score as it is now; not on its own page, and under no menu. */
export default function PinnedMatch({ year, matchId, locale }: Props) {
  const state = useStore($schedule)
  const changes = useStore($liveMatches)
  const currentYear = useStore($currentYear)
  const overlay = useStore($overlay)
  useEffect(() => void openSchedule(year), [year])

  const schedule = state.kind === 'ready' && state.year === year ? state.schedule : null
  const built = schedule?.matches.get(matchId)
  const isOpen = built !== undefined && progressOf(built) !== 'finished' && year === currentYear
  useEffect(() => {
    if (!isOpen || !schedule || schedule.tournamentId === null) return
    const { cupId, tournamentId, revision } = schedule
    followFeed({ cupId, tournamentId, revision })
  }, [isOpen, schedule])

  const isHere = location.pathname === localized(matchAddress(year, matchId), locale)
  if (!built || isHere || overlay !== null) return null
  const match = withChange(built, changes.get(matchId))
  return <PinnedBar year={year} match={match} locale={locale} />
}
