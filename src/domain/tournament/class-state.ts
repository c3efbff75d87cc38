import type { Category, Division } from './edition.ts'
import { playable } from './edition-index.ts'
import { progressOf } from './live-center.ts'
import type { Match } from './match.ts'

/** How far a class is. `played` of `matches` are over; byes are none. */
export interface ClassState {
  /**
   * - `unscheduled`: it has no matches yet
   * - `to-come`: none has begun
   * - `groups`: its groups are played
   * - `playoff`: its groups are over, or there are none, and its play-offs are played or to come
   * - `over`: nothing is to come
   */
  readonly kind: 'unscheduled' | 'to-come' | 'groups' | 'playoff' | 'over'
  readonly played: number
  readonly matches: number
}

/** The data alone says so; no clock is asked. */
export function classState({ divisions }: Pick<Category, 'divisions'>): ClassState {
  const all = divisions.flatMap(({ matches }) => playable(matches))
  const played = all.filter(isPlayed).length
  const count = { played, matches: all.length }
  if (all.length === 0) return { kind: 'unscheduled', ...count }
  if (played === all.length) return { kind: 'over', ...count }
  if (all.every((match) => progressOf(match) === 'scheduled')) return { kind: 'to-come', ...count }
  const inGroups = divisions.some((division) => division.kind === 'group' && !isDivisionOver(division))
  return { kind: inGroups ? 'groups' : 'playoff', ...count }
}

/** Whether nothing of a division is to come; where it has no matches there is nothing to come. */
export const isDivisionOver = ({ matches }: Pick<Division, 'matches'>): boolean =>
  playable(matches).every(isPlayed)

const isPlayed = (match: Match): boolean => progressOf(match) === 'finished'
