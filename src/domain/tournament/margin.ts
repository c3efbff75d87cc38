import type { Score } from './match.ts'

/** A win by more is nothing to make a headline of among children (screens.md, principle 7). */
const LARGEST = 15
/** The class from whose age on a result stands as it is. */
const GROWN = 16

/** Whether the score of a match may stand large, apart from the page of the match itself. */
export const isHeadline = ({ home, away }: Score, age: number | null): boolean =>
  Math.abs(home - away) <= LARGEST || (age ?? 0) >= GROWN
