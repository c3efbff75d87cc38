import type { Category } from './edition.ts'

/** The match length if a class does not give one: the grid of the cup's fields (docs/sport.md#matches). */
const USUAL_MINUTES = 35

/** Returns the minutes that a match of a class occupies its field. */
export const minutesOf = (category: Pick<Category, 'matchMinutes'> | undefined): number =>
  category?.matchMinutes ?? USUAL_MINUTES
