import type { EditionIndex } from '../../tournament/edition-index.ts'
import { classFaults } from './class-faults.ts'
import { fieldFaults } from './field-faults.ts'
import { placeholderFaults } from './placeholder-faults.ts'
import { FAULT_KINDS, type ScheduleFault } from './schedule-fault.ts'
import { teamFaults } from './team-faults.ts'

/** The least time from the end of a match to the start of the team's next one, in minutes, if nobody says another. */
export const USUAL_REST = 30

/**
 * Finds what cannot be played as planned, and what is hard: see `ScheduleFault`. Those of a kind are together, in the order
 * of `FAULT_KINDS`.
 *
 * @param restMinutes the least time from the end of a match to the start of the team's next one
 */
export function checkSchedule(index: EditionIndex, restMinutes = USUAL_REST): ScheduleFault[] {
  const faults = [
    ...fieldFaults(index),
    ...teamFaults(index, restMinutes),
    ...placeholderFaults(index),
    ...classFaults(index),
  ]
  const order = (fault: ScheduleFault) => FAULT_KINDS.indexOf(fault.kind)
  return faults.sort((one, other) => order(one) - order(other))
}
