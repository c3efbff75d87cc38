import type { Edition } from '../../tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../tournament/edition-index.ts'
import { factsOf, type Match, startOf } from '../../tournament/match.ts'
import { byTime } from '../../tournament/match-days.ts'
import { withEachMatch } from '../../tournament/with-each-match.ts'
import { checkSchedule } from '../check/check-schedule.ts'
import { minutesBetween, plannedMatches } from '../check/planned-match.ts'
import type { ScheduleFault } from '../check/schedule-fault.ts'
import { chosenMatches, type DayChoice } from './day-choice.ts'
import { type Delay, delayed } from './delay.ts'
import { type Move, moved } from './move.ts'
import type { PlacedMatch } from './placed-match.ts'

/** What happens to the chosen matches: `postpone`: they will be played, at a time that is told later. */
export type DayChange = Delay | Move | { readonly kind: 'cancel' } | { readonly kind: 'postpone' }

/** A match as it is and as it will be. */
export interface DayStep {
  readonly before: Match
  readonly after: Match
  /** Whether it is one of the chosen matches; if not, it must follow one. */
  readonly isChosen: boolean
}

export interface DayPlan {
  /** The matches that change, in order of play. */
  readonly steps: readonly DayStep[]
  /** Chosen matches that stay because they have begun, are over or called off, or start too early. */
  readonly left: readonly Match[]
  /** What the schedule has not had before: faults that are new, or worse. */
  readonly faults: readonly ScheduleFault[]
}

/**
 * Plans what becomes of the chosen matches, and of those that must follow. A match that has begun never changes.
 *
 * @param restMinutes as in `checkSchedule`
 */
export function planDay(
  index: EditionIndex,
  choice: DayChoice,
  change: DayChange,
  restMinutes?: number,
): DayPlan {
  const { open, left } = chosenMatches(index, choice)
  const steps = stepsOf(index, open, change).sort((one, other) => byTime(one.before, other.before))
  const after = new Map(steps.map((step) => [step.before, step.after]))
  const untimed = open.filter((match) => startOf(match) === null && !after.has(match))
  const changed = withEachMatch(index.edition, (match) => after.get(match) ?? match)
  return {
    steps,
    left: [...left, ...untimed],
    faults: steps.length === 0 ? [] : newFaults(index, changed, restMinutes),
  }
}

function stepsOf(index: EditionIndex, open: readonly Match[], change: DayChange): DayStep[] {
  if (change.kind === 'cancel' || change.kind === 'postpone')
    return open.map((match) => ({ before: match, after: calledOff(match, change.kind), isChosen: true }))
  const chosen = new Set(open)
  const timed = open.filter((match) => startOf(match) !== null)
  const placed = change.kind === 'delay' ? delayed(index, timed, change) : moved(index, timed, change)
  return placed
    .filter(({ match, at, fieldId }) => at !== startOf(match) || fieldId !== match.fieldId)
    .map((one) => ({
      before: one.match,
      after: placedMatch(one, index),
      isChosen: chosen.has(one.match),
    }))
}

const calledOff = (match: Match, kind: 'cancel' | 'postpone'): Match => ({
  ...factsOf(match),
  kind: 'called-off',
  how: kind === 'cancel' ? 'cancelled' : 'postponed',
  stood: null,
  reason: null,
})

const placedMatch = ({ match, at, fieldId }: PlacedMatch, { fields }: EditionIndex): Match => ({
  ...match,
  time: { kind: 'instant', at },
  fieldId,
  locationName: fieldId === match.fieldId ? match.locationName : (fields.get(fieldId ?? '')?.name ?? null),
})

function newFaults(index: EditionIndex, after: Edition, restMinutes?: number): ScheduleFault[] {
  const known = new Map(checkSchedule(index, restMinutes).map((fault) => [keyOf(fault), fault]))
  return checkSchedule(indexEdition(after), restMinutes).filter((fault) => {
    const before = known.get(keyOf(fault))
    return before ? betweenOf(fault) < betweenOf(before) : !wereAsClose(index, fault)
  })
}

/** Whether two matches were as close before, on the same fields: the check names only those that follow one another. */
function wereAsClose(index: EditionIndex, fault: ScheduleFault): boolean {
  if (!('between' in fault)) return false
  const before = fault.matches.flatMap(({ id, fieldId }) => {
    const match = index.matches.get(id)
    return match && match.fieldId === fieldId ? [match] : []
  })
  const [one, next] = plannedMatches(index, before)
  return one !== undefined && next !== undefined && minutesBetween(one, next) <= fault.between
}

function keyOf(fault: ScheduleFault): string {
  const { kind, matches, between, ...about }: ScheduleFault & { readonly between?: number } = fault
  if (kind === 'split-class') return JSON.stringify([kind, about])
  return JSON.stringify([kind, about, matches.map(({ id }) => id)])
}

const betweenOf = (fault: ScheduleFault): number => ('between' in fault ? fault.between : 0)
