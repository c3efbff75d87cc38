import { memoizedPair } from '../memoized.ts'
import { factsOf, isKnockout, type Match } from '../tournament/match.ts'
import { progressOf } from '../tournament/match-progress.ts'
import type { MatchChange } from './feed.ts'

/**
 * Returns the match as it is now: the match of the build with its last change applied. Class, round and number are those of
 * the build. A match of a class that hides its results keeps hiding them, and a bye stays a bye.
 *
 * @param change undefined if nothing changed
 */
export const withChange = (built: Match, change: MatchChange | undefined): Match =>
  change ? changed(built, change) : built

/** A row is rendered again if its match is a new object, so the object for a change is made only once. */
const changed = memoizedPair(applied)

function applied(built: Match, change: MatchChange): Match {
  if (built.kind === 'bye') return seated(built, change.match)
  const { categoryId, number, round } = built
  const match: Match = { ...change.match, categoryId, number, round }
  const isHidden = built.kind === 'hidden' || (built.kind === 'called-off' && built.isHidden)
  return isHidden ? withoutResult(match) : match
}

/** Returns a bye with the sides that now take part in it. */
const seated = (bye: Extract<Match, { kind: 'bye' }>, { home, away }: Match): Match => ({
  ...bye,
  home,
  away,
})

/** Returns a match of a class that hides its results: its progress, without its result; also that it was called off. */
export function withoutResult(match: Match): Match {
  if (match.kind === 'called-off') return { ...match, stood: null }
  const phase = progressOf(match)
  if (phase === null || match.kind === 'hidden') return match
  return { ...factsOf(match), kind: 'hidden', phase }
}

const NOBODY = { kind: 'placeholder', label: '–' } as const

/** Returns a match for a visitor who hides results. It does not show who reached a play-off either. */
export function withoutSpoilers(match: Match): Match {
  const shown = withoutResult(match)
  return isKnockout(match) ? { ...shown, home: NOBODY, away: NOBODY } : shown
}

/** Returns the matches as they are now, in the given order. */
export const withChanges = (
  built: readonly Match[],
  changes: ReadonlyMap<string, MatchChange>,
): readonly Match[] =>
  changes.size === 0 ? built : built.map((match) => withChange(match, changes.get(match.id)))
