import { classState } from './class-state.ts'
import type { Category, Division } from './edition.ts'
import { playable } from './edition-index.ts'
import { isFinal, progressOf } from './live-center.ts'
import type { Match } from './match.ts'
import { byTime, matchDay } from './match-days.ts'
import { mainPlayoff } from './medals.ts'

/**
 * Where a class is in its week.
 * - `to-come`: `next` is its first match
 * - `groups`: it plays the `day`-th of the `days` of its groups
 * - `playoff`: `next` is the first match to be decided of the play-off it is won in, or of any other once that is over
 */
export type ClassWeek =
  | { readonly kind: 'unscheduled' | 'over' }
  | { readonly kind: 'to-come' | 'playoff'; readonly next: Match }
  | { readonly kind: 'groups'; readonly day: number; readonly days: number }

/** The data alone says so; no clock is asked. */
export function classWeek(category: Pick<Category, 'stages' | 'divisions'>): ClassWeek {
  const { divisions } = category
  const { kind } = classState(category)
  if (kind === 'unscheduled' || kind === 'over') return { kind }
  if (kind === 'groups')
    return { kind, ...groupDay(divisions.filter((division) => division.kind === 'group')) }
  const main = kind === 'playoff' ? mainPlayoff(category) : undefined
  const [next] = [...undecided(main ? [main] : []).filter(isOnTheWay), ...undecided(divisions)]
  return next ? { kind, next } : { kind: 'over' }
}

/** Not a match for third place, which is beside the way to the final. */
const isOnTheWay = (match: Match): boolean => match.round.rank !== 0 || isFinal(match)

const undecided = (divisions: readonly Division[]): Match[] =>
  divisions
    .flatMap(({ matches }) => playable(matches))
    .filter((match) => progressOf(match) !== 'finished')
    .sort(byTime)

/** Before the groups begin, as where a play-off was reported first, it is their first day. */
function groupDay(groups: readonly Division[]): { day: number; days: number } {
  const matches = groups.flatMap((group) => playable(group.matches))
  const daysOf = (list: readonly Match[]) => new Set(list.flatMap(({ time }) => matchDay(time) ?? []))
  const days = [...daysOf(matches)].sort()
  const begun = daysOf(matches.filter((match) => progressOf(match) !== 'scheduled'))
  return { day: Math.max(1, days.findLastIndex((day) => begun.has(day)) + 1), days: days.length }
}
