import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { agendaOf } from './agenda.ts'

/** The last, the live and the next match of a team, whatever the time of day; null if there is none. */
export interface LastLiveNext {
  readonly last: Match | null
  readonly live: Match | null
  readonly next: Match | null
}

export function lastLiveNext(matches: readonly Match[]): LastLiveNext {
  const inOrder = matches.toSorted(byTime)
  const { now, next } = agendaOf(inOrder, null)
  const isWithoutHour = (match: Match) => progressOf(match) === 'scheduled' && match.time.kind !== 'instant'
  return {
    last: inOrder.findLast((match) => progressOf(match) === 'finished') ?? null,
    live: now[0] ?? null,
    next: next[0] ?? inOrder.find(isWithoutHour) ?? null,
  }
}
