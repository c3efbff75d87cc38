import { areaOf } from '../../places/areas.ts'
import type { EditionIndex } from '../../tournament/edition-index.ts'
import type { Match } from '../../tournament/match.ts'
import { matchDay } from '../../tournament/match-days.ts'
import { isPlanned } from './planned-match.ts'
import type { ScheduleFault } from './schedule-fault.ts'

/** Returns the matches without a time or field, and the days on which a class is split over several areas. */
export function classFaults(index: EditionIndex): ScheduleFault[] {
  const planned = [...index.matches.values()].filter(isPlanned)
  const lacking = planned.flatMap((match): ScheduleFault[] => [
    ...(match.time.kind === 'instant' ? [] : [{ kind: 'no-time', matches: [match] } as const]),
    ...(match.fieldId === null ? [{ kind: 'no-field', matches: [match] } as const] : []),
  ])
  const byClassAndDay = Map.groupBy(
    planned,
    ({ categoryId, time }) => `${categoryId} ${matchDay(time) ?? ''}`,
  )
  const split = [...byClassAndDay.values()].flatMap((matches): ScheduleFault[] => {
    const [first] = matches
    const day = first && matchDay(first.time)
    const areas = areasIn(matches, index)
    if (!first || !day || areas.length < 2) return []
    return [{ kind: 'split-class', categoryId: first.categoryId, day, areas, matches }]
  })
  return [...lacking, ...split]
}

function areasIn(matches: readonly Match[], index: EditionIndex): string[] {
  const names = matches.flatMap(({ fieldId }) => {
    const arena = index.arenas.get(index.fields.get(fieldId ?? '')?.arenaId ?? '')
    return arena ? [areaOf(arena, index).name] : []
  })
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name]) => name)
}
