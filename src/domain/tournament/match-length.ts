import type { Category } from './edition.ts'

/** Where a class does not say how long its matches take: the grid of the cup's fields (domain.md §1). */
const USUAL_MINUTES = 35

/** How long a match of a class takes on its field, in minutes. */
export const minutesOf = (category: Pick<Category, 'matchMinutes'> | undefined): number =>
  category?.matchMinutes ?? USUAL_MINUTES
