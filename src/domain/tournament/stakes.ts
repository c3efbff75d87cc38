import { bracketOf, nextMatches } from './bracket.ts'
import type { EditionIndex } from './edition-index.ts'
import type { Match } from './match.ts'
import { isToCome } from './match-progress.ts'

/** The next matches of the winner and the loser of a play-off match; `loser` is null if the loser is out. */
export interface Stakes {
  readonly winner: Match
  readonly loser: Match | null
}

/** Null in a group, for a final, and if the next match is not listed. */
export function stakesOf(
  { id, divisionId }: Match,
  { divisions }: Pick<EditionIndex, 'divisions'>,
): Stakes | null {
  const division = divisions.get(divisionId)
  if (division?.kind !== 'playoff') return null
  const { winner, loser } = nextMatches(bracketOf(division), id)
  return winner && { winner, loser }
}

/** Returns the next matches after those that are not over. */
export const leadOnTo = (
  matches: readonly Match[],
  index: Pick<EditionIndex, 'divisions'>,
): readonly Match[] =>
  matches.flatMap((match) => {
    const stakes = isToCome(match) ? stakesOf(match, index) : null
    return stakes ? [stakes.winner, stakes.loser].filter((next) => next !== null) : []
  })
