import type { Match } from '../tournament/match.ts'
import { byTime } from '../tournament/match-days.ts'
import { progressOf } from '../tournament/match-progress.ts'
import { agendaOf } from './agenda.ts'

/** The most important match of a team: the one it plays now, else its next one, else its last one. */
export interface OwnMatch {
  readonly state: 'live' | 'next' | 'last'
  readonly match: Match
}

/**
 * @param matches of the team
 * @param now the cup's time in epoch milliseconds; null if it is not known
 */
export function ownMatch(matches: readonly Match[], now: number | null): OwnMatch | null {
  const agenda = agendaOf(matches, now)
  const [live] = agenda.now
  if (live) return { state: 'live', match: live }
  const [next] = agenda.next
  if (next) return { state: 'next', match: next }
  const last = matches
    .filter((match) => progressOf(match) === 'finished')
    .sort(byTime)
    .at(-1)
  return last ? { state: 'last', match: last } : null
}

const ORDER: readonly OwnMatch['state'][] = ['live', 'next', 'last']

/** Sorts teams that play now first, then those that play next, the sooner the earlier; teams without a match come last. */
export function byUrgency(one: OwnMatch | null, other: OwnMatch | null): number {
  if (!one || !other) return one ? -1 : other ? 1 : 0
  return ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || byTime(one.match, other.match)
}
