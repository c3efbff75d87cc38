import { useMemo } from 'react'
import DayList, { LINES_AT_ONCE } from '../../components/live-center/DayList.tsx'
import { lineContext } from '../../components/live-center/schedule-context.ts'
import { dayPlans } from '../../domain/schedule/day-plan.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'

interface Props {
  readonly schedule: Schedule
  readonly matches: readonly Match[]
  /** The cup's time in epoch milliseconds; null for an edition that is over. */
  readonly now: number | null
  readonly locale: Locale
}

/** The matches found, by day and start. A short list shows in full, a long one a day at a time: today or the first day. */
export default function FoundMatches({ schedule, matches, now, locale }: Props) {
  const context = useMemo(() => lineContext(schedule, locale), [schedule, locale])
  const plans = useMemo(() => dayPlans(matches, now), [matches, now])
  const isShort = matches.length <= LINES_AT_ONCE
  const first = plans.find(({ isToday }) => isToday) ?? plans[0]
  return plans.map((plan) => (
    <DayList
      key={plan.day}
      plan={plan}
      isOpen={isShort || plan === first}
      group={isShort ? undefined : 'found'}
      now={now === null ? null : clock(now)}
      context={context}
    />
  ))
}
