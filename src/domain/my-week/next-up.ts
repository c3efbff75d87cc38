import { type Entry, type Followed, isOwn } from './entry.ts'
import { overlap } from './timeline.ts'

/** The matches to go to now and next. */
export interface NextUp {
  /** Matches that are on, by report or by the clock. */
  readonly now: readonly Entry[]
  /** The next match of the visitor's own teams, and those that overlap with it; empty if there is none. */
  readonly next: readonly Entry[]
  /** The next match of each followed team that plays in none of those. */
  readonly others: readonly Entry[]
  /** Whole minutes until the next match begins, rounded up: 0 only in the minute of its start. null without a next match. */
  readonly minutes: number | null
}

/**
 * @param entries in order of play
 * @param now the cup's clock in epoch milliseconds; null if it is not known: there is no next match then
 */
export function nextUp(entries: readonly Entry[], followed: Followed, now: number | null): NextUp {
  const own = entries.filter((entry) => isOwn(entry, followed))
  const current = own.filter(({ phase }) => phase === 'live' || phase === 'due')
  if (now === null) return { now: current, next: [], others: [], minutes: null }
  const ahead = own.filter(
    ({ match, phase, from }) => match.kind !== 'called-off' && phase === 'ahead' && from !== null,
  )
  const [first] = ahead
  if (!first || first.from === null) return { now: current, next: [], others: [], minutes: null }
  const next = ahead.filter((entry) => entry === first || overlap(entry, first))
  const shown = new Set([...current, ...next].flatMap(({ teamIds }) => teamIds))
  const others = [...followed.teams]
    .filter((teamId) => !shown.has(teamId))
    .flatMap((teamId) => ahead.find(({ teamIds }) => teamIds.includes(teamId)) ?? [])
  return {
    now: current,
    next,
    others: ahead.filter((entry) => others.includes(entry)),
    minutes: Math.max(0, Math.ceil((first.from - now) / 60_000)),
  }
}
