import type { Match } from './match.ts'

/** Returns the match that replaces another one; undefined if none does. */
export const replayOf = ({ id }: Pick<Match, 'id'>, matches: Iterable<Match>): Match | undefined => {
  for (const match of matches) if (match.replays === id) return match
  return undefined
}

/** Whether another match replaces this one. */
export const isReplaced = (match: Pick<Match, 'id'>, matches: Iterable<Match>): boolean =>
  replayOf(match, matches) !== undefined

/** Returns the matches without those that others of them replace. */
export function withoutReplaced(matches: readonly Match[]): readonly Match[] {
  const replaced = new Set(matches.flatMap(({ replays }) => replays ?? []))
  return replaced.size === 0 ? matches : matches.filter(({ id }) => !replaced.has(id))
}
