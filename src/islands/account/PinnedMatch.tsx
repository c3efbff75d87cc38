import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import PinnedBar from '../../components/account/PinnedBar.tsx'
import { withChange } from '../../domain/live/match-change.ts'
import { playFacts } from '../../domain/live/match-period.ts'
import { isPinCurrent } from '../../domain/live/pin.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { minutesOf } from '../../domain/tournament/match-length.ts'
import { $currentYear } from '../../stores/app.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $liveMatches, followFeed } from '../../stores/live.ts'
import {
  $pinPutAway,
  forgetPinRoom,
  hasPinRoom,
  keepPinRoom,
  pinKey,
  putPinAway,
  recallPin,
} from '../../stores/pin.ts'
import { $schedule, openSchedule } from '../../stores/schedule.ts'

interface Props {
  year: number
  matchId: string
  locale: Locale
}

/**
 * The pinned match of the year shown, with its current score. It stands above the page until it is long over or put away,
 * but not on its own page. It shows only if the page kept a line for it; otherwise it waits for the next page.
 */
export default function PinnedMatch({ year, matchId, locale }: Props) {
  const state = useStore($schedule)
  const changes = useStore($liveMatches)
  const currentYear = useStore($currentYear)
  const now = useStore($cupMinute)
  const putAway = useStore($pinPutAway)
  const place = usePlaceAbovePage()
  useEffect(() => {
    recallPin()
    void openSchedule(year)
  }, [year])

  const schedule = state.kind === 'ready' && state.year === year ? state.schedule : null
  const built = schedule?.matches.get(matchId)
  useEffect(() => {
    if (!built || year !== currentYear || !schedule || schedule.tournamentId === null) return
    const { cupId, tournamentId, revision } = schedule
    followFeed({ cupId, tournamentId, revision })
  }, [built, year, currentYear, schedule])

  const match = built && withChange(built, changes.get(matchId))
  const isAtHand =
    schedule && match !== undefined && putAway !== pinKey({ year, matchId }) && isPinCurrent(match, now)
  useEffect(() => {
    if (isAtHand) keepPinRoom({ year, matchId })
    else if (isAtHand === false) forgetPinRoom()
  }, [isAtHand, year, matchId])

  const isHere = location.pathname === localized(matchAddress(year, matchId), locale)
  if (!isAtHand || !place || isHere || !hasPinRoom()) return null
  const bar = (
    <PinnedBar
      year={year}
      match={match}
      play={playFacts(match, minutesOf(schedule.categories.get(match.categoryId)))}
      locale={locale}
      now={now}
      onPutAway={() => putPinAway({ year, matchId })}
    />
  )
  return createPortal(bar, place)
}

/** A place before all content of the page, so that it covers nothing. */
function usePlaceAbovePage(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const mine = document.createElement('div')
    document.getElementById('content')?.before(mine)
    setPlace(mine)
    return () => mine.remove()
  }, [])
  return place
}
