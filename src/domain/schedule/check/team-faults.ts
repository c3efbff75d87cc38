import { metresBetween, walkMinutes } from '../../places/way.ts'
import type { EditionIndex } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { inPairs, minutesBetween, plannedMatches } from './planned-match.ts'
import type { ScheduleFault } from './schedule-fault.ts'

/**
 * Returns what is wrong or hard for each team: two matches at a time, ways that take longer than the time between two
 * matches, and too little rest. Two matches have one fault, the worst.
 *
 * @param restMinutes the least time from the end of a match to the start of the next
 */
export function teamFaults(index: EditionIndex, restMinutes: number): ScheduleFault[] {
  return [...index.matchesByTeam].flatMap(([teamId, matches]) =>
    inPairs(plannedMatches(index, matches)).flatMap(([one, next]): ScheduleFault[] => {
      const between = minutesBetween(one, next)
      const pair = { teamId, matches: [one.match, next.match], between } as const
      if (between < 0) return [{ kind: 'team-twice', ...pair }]
      const walk = walkBetween(one.match, next.match, index)
      if (walk !== null && walk > between) return [{ kind: 'long-walk', ...pair, walk }]
      return between < restMinutes ? [{ kind: 'short-rest', ...pair }] : []
    }),
  )
}

/** Returns the minutes on foot between the places of two matches; null if a place is not on the map. */
function walkBetween(one: Match, next: Match, index: EditionIndex): number | null {
  const [from, to] = [one, next].map(({ fieldId }) => {
    const field = fieldId === null ? undefined : index.fields.get(fieldId)
    return field && index.arenas.get(field.arenaId)?.coordinates
  })
  return from && to ? walkMinutes(metresBetween(from, to)) : null
}
