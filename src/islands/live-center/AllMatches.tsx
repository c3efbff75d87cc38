import { useMemo } from 'react'
import DayList from '../../components/live-center/DayList.tsx'
import type { LiveCenterWords } from '../../components/live-center/live-center-words.ts'
import { lineContext } from '../../components/live-center/schedule-context.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { type DayPlan, dayPlans, type StartBlock } from '../../domain/schedule/day-plan.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { clock } from '../../domain/time/stockholm.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { useGrowing } from './use-growing.ts'

interface Props {
  readonly schedule: Schedule
  readonly matches: readonly Match[]
  /** The cup's time in epoch milliseconds; null for an edition that is over. */
  readonly now: number | null
  /** The day that was asked for. */
  readonly day: string | null
  readonly locale: Locale
  readonly words: LiveCenterWords
}

/** So few are shown at once, whatever the day. */
const FEW = 150

/** Matches by day and start. Every row is in the page, so that the browser's own search finds it; today's come first. */
export default function AllMatches({ schedule, matches, now, day, locale, words }: Props) {
  const context = useMemo(() => lineContext(schedule, locale, words.line), [schedule, locale, words])
  const plans = useMemo(() => dayPlans(matches, now), [matches, now])
  const turns = useMemo(() => turnsOf(plans), [plans])
  const ready = useGrowing(matches.length)
  return plans.map((plan) => (
    <DayList
      key={plan.day}
      plan={plan}
      isOpen={plan.isToday || plan.day === day || matches.length <= FEW || plans.length === 1}
      now={now === null ? null : clock(now)}
      isReady={(block) => (turns.get(block) ?? 0) < ready}
      context={context}
      words={words}
    />
  ))
}

/** How many rows are written out before each block: today's from now on first, then what comes, then what was. */
function turnsOf(plans: readonly DayPlan[]): ReadonlyMap<StartBlock, number> {
  const today = plans.findIndex(({ isToday }) => isToday)
  const from = Math.max(0, today)
  const days = [...plans.slice(from), ...plans.slice(0, from)]
  const turns = new Map<StartBlock, number>()
  let rows = 0
  for (const block of [...days.flatMap(({ blocks }) => blocks), ...days.flatMap(({ earlier }) => earlier)]) {
    turns.set(block, rows)
    rows += block.matches.length
  }
  return turns
}
