import { classState } from './class-state.ts'
import type { Category, Division } from './edition.ts'
import { playable } from './edition-index.ts'
import { isFinal } from './live-center.ts'
import type { Match } from './match.ts'
import { byTime, matchDay } from './match-days.ts'
import { isToCome, progressOf } from './match-progress.ts'
import { mainPlayoff } from './medals.ts'

/**
 * The point that a class has reached in its week.
 * - `to-come`: `next` is its first match
 * - `groups`: it plays day `day` of the `days` of its groups
 * - `playoff`: `next` is the first undecided match of the play-off that decides the class, or of any other once that is over
 */
export type ClassWeek =
  | { readonly kind: 'unscheduled' | 'over' }
  | { readonly kind: 'to-come' | 'playoff'; readonly next: Match }
  | { readonly kind: 'groups'; readonly day: number; readonly days: number }

/** Uses the data alone and reads no clock. */
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

/** Whether a match leads to the final; the match for third place does not. */
const isOnTheWay = (match: Match): boolean => match.round.rank !== 0 || isFinal(match)

const undecided = (divisions: readonly Division[]): Match[] =>
  divisions
    .flatMap(({ matches }) => playable(matches))
    .filter(isToCome)
    .sort(byTime)

/** Returns the day of the groups. Until they begin it is the first day, even if a play-off match was reported earlier. */
function groupDay(groups: readonly Division[]): { day: number; days: number } {
  const matches = groups.flatMap((group) => playable(group.matches))
  const daysOf = (list: readonly Match[]) => new Set(list.flatMap(({ time }) => matchDay(time) ?? []))
  const days = [...daysOf(matches)].sort()
  const begun = daysOf(
    matches.filter((match) => progressOf(match) === 'live' || progressOf(match) === 'finished'),
  )
  return { day: Math.max(1, days.findLastIndex((day) => begun.has(day)) + 1), days: days.length }
}
