import { oncePer } from '../once-per.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import type { Match } from '../tournament/match.ts'
import { mainPlayoff } from '../tournament/medals.ts'

/** A match with goals that were scored: what a paper may print. */
export type PlayedMatch = Extract<Match, { kind: 'finished' }>

/**
 * The place of each played match among all of its edition, the one that mattered most first: in the main play-offs, then in
 * others, then in groups; the later round first, the closer match first among equals.
 */
export const importance = oncePer((index: EditionIndex): ReadonlyMap<string, number> => {
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

/** Those that were played, each once, the one that mattered most first. */
export function playedByImportance(matches: Iterable<Match>, index: EditionIndex): PlayedMatch[] {
  const places = importance(index)
  const placeOf = ({ id }: Match) => places.get(id) ?? places.size
  return [...new Set(matches)]
    .filter((match) => match.kind === 'finished')
    .sort((one, other) => placeOf(one) - placeOf(other))
}
