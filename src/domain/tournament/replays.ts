import { memoized } from '../memoized.ts'
import type { Match } from './match.ts'

/** The matches of an edition that replace another one, by the id of that one: each page of a match asks for its own. */
export const replaysIn = memoized(
  ({ matches }: { readonly matches: ReadonlyMap<string, Match> }): ReadonlyMap<string, Match> =>
    new Map(
      [...matches.values()]
        .reverse()
        .flatMap((match) => (match.replays === undefined ? [] : [[match.replays, match] as const])),
    ),
)

/** Whether another match replaces this one. */
export const isReplaced = ({ id }: Pick<Match, 'id'>, matches: readonly Match[]): boolean =>
  matches.some(({ replays }) => replays === id)

/** Returns the matches without those that others of them replace. */
export function withoutReplaced(matches: readonly Match[]): readonly Match[] {
  const replaced = new Set(matches.flatMap(({ replays }) => replays ?? []))
  return replaced.size === 0 ? matches : matches.filter(({ id }) => !replaced.has(id))
}
