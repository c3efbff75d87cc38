import type { Category, Division } from './edition.ts'
import { playable } from './edition-index.ts'
import { isCalledOffForGood, type Match } from './match.ts'
import { isToCome, progressOf } from './match-progress.ts'

/** The progress of a class. `played` counts the matches that are over, out of `matches`; byes and matches that
 * will not be played do not count. */
export interface ClassState {
  /**
   * - `unscheduled`: it has no matches yet
   * - `to-come`: no match has begun
   * - `groups`: its groups are being played
   * - `playoff`: its groups are over, or it has none, and its play-offs are under way or to come
   * - `over`: no match is to come
   */
  readonly kind: 'unscheduled' | 'to-come' | 'groups' | 'playoff' | 'over'
  readonly played: number
  readonly matches: number
}

/** Uses the data alone and reads no clock. */
export function classState({ divisions }: Pick<Category, 'divisions'>): ClassState {
  const all = divisions.flatMap(({ matches }) => playable(matches))
  const played = all.filter(isPlayed).length
  const count = { played, matches: all.filter((match) => !isCalledOffForGood(match)).length }
  if (all.length === 0) return { kind: 'unscheduled', ...count }
  if (!all.some(isToCome)) return { kind: 'over', ...count }
  if (!all.some(hasBegun)) return { kind: 'to-come', ...count }
  const inGroups = divisions.some((division) => division.kind === 'group' && !isDivisionOver(division))
  return { kind: inGroups ? 'groups' : 'playoff', ...count }
}

/** Whether no match of a division is to come; true also if it has no matches. */
export const isDivisionOver = ({ matches }: Pick<Division, 'matches'>): boolean =>
  !playable(matches).some(isToCome)

const hasBegun = (match: Match): boolean => isPlayed(match) || progressOf(match) === 'live'

const isPlayed = (match: Match): boolean => progressOf(match) === 'finished'
