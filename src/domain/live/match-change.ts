import { progressOf } from '../tournament/live-center.ts'
import { factsOf, isKnockout, type Match } from '../tournament/match.ts'
import type { MatchChange } from './feed.ts'

/**
 * The match as it is now: as it was built, with the last change of it put on top. Class, round and number are those of the
 * build; a match of a class that hides its results goes on hiding them, and a bye is one for good.
 *
 * @param change undefined where nothing changed
 */
export function withChange(built: Match, change: MatchChange | undefined): Match {
  if (!change) return built
  if (built.kind === 'bye') return seated(built, change.match)
  const { categoryId, number, round } = built
  const match: Match = { ...change.match, categoryId, number, round }
  return built.kind === 'hidden' ? withoutResult(match) : match
}

/** A bye with whoever has come to be in it. */
const seated = (bye: Extract<Match, { kind: 'bye' }>, { home, away }: Match): Match => ({
  ...bye,
  home,
  away,
})

/** A match of a class that hides its results: how far it is, and no more. */
export function withoutResult(match: Match): Match {
  const phase = progressOf(match)
  if (phase === null || match.kind === 'hidden') return match
  return { ...factsOf(match), kind: 'hidden', phase }
}

const NOBODY = { kind: 'placeholder', label: '–' } as const

/** A match for somebody who hides results: nor does it tell who came to a play-off. */
export function withoutSpoilers(match: Match): Match {
  const told = withoutResult(match)
  return isKnockout(match) ? { ...told, home: NOBODY, away: NOBODY } : told
}

/** Matches as they are now, in the order given. */
export const withChanges = (
  built: readonly Match[],
  changes: ReadonlyMap<string, MatchChange>,
): readonly Match[] =>
  changes.size === 0 ? built : built.map((match) => withChange(match, changes.get(match.id)))
