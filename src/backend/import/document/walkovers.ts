import { walkoverScore } from '../../../domain/tournament/match.ts'
import { editionsOf, elementsOf, isRaw } from './raw.ts'

/**
 * Gives a walkover that tells only its winner the score that the desk gives it, so that a table is the same whichever way its
 * results came in.
 */
export function scoreWalkovers(raw: unknown): void {
  const matches = editionsOf(raw)
    .flatMap(({ value, at }) => elementsOf(value, 'categories', at))
    .flatMap(({ value, at }) => elementsOf(value, 'stages', at))
    .flatMap(({ value, at }) => elementsOf(value, 'divisions', at))
    .flatMap(({ value, at }) => elementsOf(value, 'matches', at))
  for (const { value } of matches) {
    const { state, winner, score, home, away } = value
    if (state !== 'walkover' || (score !== undefined && score !== null)) continue
    // Who has no opponent goes on as after a bye, without a score.
    if (![home, away].every((side) => isRaw(side) && 'team' in side)) continue
    if (winner === 'home' || winner === 'away') value.score = walkoverScore(winner)
  }
}
