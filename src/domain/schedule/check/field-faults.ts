import type { EditionIndex } from '../../tournament/edition-index.ts'
import { inPairs, minutesBetween, plannedMatches } from './planned-match.ts'
import type { ScheduleFault } from './schedule-fault.ts'

/** Returns what is wrong on each field: two matches at a time, and matches in a break. */
export function fieldFaults(index: EditionIndex): ScheduleFault[] {
  return [...index.fields].flatMap(([fieldId, { breaks = [] }]) => {
    const planned = plannedMatches(index, index.matchesByField.get(fieldId) ?? [])
    const twice = inPairs(planned).flatMap(([one, next]): ScheduleFault[] => {
      const between = minutesBetween(one, next)
      return between < 0 ? [{ kind: 'field-twice', fieldId, matches: [one.match, next.match], between }] : []
    })
    const inBreak = planned
      .filter(({ start, end }) => breaks.some(({ from, to }) => start < to && end > from))
      .map(({ match }): ScheduleFault => ({ kind: 'in-break', fieldId, matches: [match] }))
    return [...twice, ...inBreak]
  })
}
