import type { Edition } from './edition.ts'
import type { Match } from './match.ts'

/** Returns an edition with another match in the place of each. */
export const withEachMatch = (edition: Edition, change: (match: Match) => Match): Edition => ({
  ...edition,
  categories: edition.categories.map((category) => ({
    ...category,
    divisions: category.divisions.map((division) => ({
      ...division,
      matches: division.matches.map(change),
    })),
  })),
})
