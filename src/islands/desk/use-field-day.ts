import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { fieldDay, fieldDays, openingDay } from '../../domain/desk/field-day.ts'
import { asShownAtDesk } from '../../domain/desk/outbox.ts'
import { withReports } from '../../domain/desk/reported-match.ts'
import { withChange } from '../../domain/live/match-change.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { $answered, $outbox } from '../../stores/desk-outbox.ts'
import { useLiveMatches } from '../live/use-live-matches.ts'

export interface FieldDay {
  readonly days: readonly string[]
  readonly day: string | null
  /** The matches of the field and day in order of play, with this desk's reports applied. */
  readonly matches: readonly Match[]
  /** A match as the service has it; undefined if the match is not in the schedule. */
  readonly served: (matchId: string) => Match | undefined
  /** The revision of a match as it is shown; null if it is not known. */
  readonly seen: (matchId: string) => number | null
}

/**
 * The matches of a field, in their current state.
 *
 * @param place the field, null until one is chosen; the only day of the desk, null if it has more than one
 * @param chosen the day the user chose; null for the day that fits the time
 */
export function useFieldDay(
  schedule: Schedule,
  { fieldId, day: onlyDay }: { readonly fieldId: string | null; readonly day: string | null },
  chosen: string | null,
  now: number | null,
): FieldDay {
  const live = useLiveMatches()
  const answered = useStore($answered)
  const { reports } = useStore($outbox)

  const { all, newest } = useMemo(() => {
    const newest = (id: string) => {
      const [fed, response] = [live.get(id), answered.get(id)]
      return fed && response ? (response.revision > fed.revision ? response : fed) : (fed ?? response)
    }
    const pending = reports.filter(({ standing }) => standing.kind !== 'refused')
    const all = [...schedule.matches.values()].map((built) => {
      const theirs = withChange(built, newest(built.id))
      const own = pending.filter(({ matchId }) => matchId === built.id)
      return withReports(
        theirs,
        own.map((report) => asShownAtDesk(report, theirs)),
        schedule,
      )
    })
    return { all, newest }
  }, [schedule, live, answered, reports])

  const days = useMemo(() => (fieldId === null ? [] : fieldDays(all, fieldId)), [all, fieldId])
  const day = onlyDay ?? (chosen !== null && days.includes(chosen) ? chosen : openingDay(days, now))
  const matches = useMemo(
    () => (fieldId === null || day === null ? [] : fieldDay(all, fieldId, day)),
    [all, fieldId, day],
  )
  return {
    days,
    day,
    matches,
    served: (id) => {
      const built = schedule.matches.get(id)
      return built && withChange(built, newest(id))
    },
    seen: (id) => newest(id)?.revision ?? null,
  }
}
