import { memoized } from '../memoized.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { mainPlayoff } from '../tournament/medals.ts'

/** A match whose goals were scored in play, which a newspaper may print. */
export type PlayedMatch = Extract<Match, { kind: 'finished' }>

/**
 * The position of each played match among all of its edition, the most important first: main play-offs, then other
 * play-offs, then groups; within these the later round first, and then the closer match.
 */
export const importance = memoized((index: EditionIndex): ReadonlyMap<string, number> => {
  const main = new Set(index.edition.categories.map((category) => mainPlayoff(category)?.id))
  const orderOf = ({ id, divisionId, round, score }: PlayedMatch) => {
    const stage = main.has(divisionId) ? 0 : round.rank === null ? 2 : 1
    const margin = Math.abs(score.home - score.away)
    return { id, weight: ((stage * 20 + (round.rank ?? 0)) * 20 + (round.index ?? 0)) * 200 + margin }
  }
  const ordered = [...index.matches.values()]
    .filter((match) => match.kind === 'finished')
    .map(orderOf)
    .sort((one, other) => one.weight - other.weight || (one.id < other.id ? -1 : 1))
  return new Map(ordered.map(({ id }, place) => [id, place]))
})

/** Returns the matches that were played, each once, the most important first. */
export function playedByImportance(matches: Iterable<Match>, index: EditionIndex): PlayedMatch[] {
  const places = importance(index)
  const placeOf = ({ id }: Match) => places.get(id) ?? places.size
  return [...new Set(matches)]
    .filter((match) => match.kind === 'finished')
    .sort((one, other) => placeOf(one) - placeOf(other))
}
