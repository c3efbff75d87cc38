import type { Score } from './match.ts'

/** The largest margin in a headline. Among children a larger one is not shown as one (docs/sport.md#matches). */
const LARGEST = 15
/** The age of a class from which any margin may be a headline. */
const GROWN = 16

/** Whether the score of a match may be shown large outside the page of the match itself. */
export const isHeadline = ({ home, away }: Score, age: number | null): boolean =>
  Math.abs(home - away) <= LARGEST || (age ?? 0) >= GROWN
