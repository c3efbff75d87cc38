import type { CupDocument } from '../../document/cup-document.ts'
import { NO_CLASS } from '../class-name.ts'

/** How many matches of an edition have what a schedule tells. */
export interface EditionCounts {
  readonly year: number
  readonly matches: number
  readonly class: number
  readonly day: number
  readonly time: number
  readonly field: number
  readonly score: number
}

/** Counts the matches of each edition. The class of matches that name none does not count. */
export function editionCounts({ editions }: CupDocument): EditionCounts[] {
  return editions.map(({ year, categories }) => {
    const matches = categories.flatMap(({ name, stages }) =>
      stages
        .flatMap((stage) => stage.divisions)
        .flatMap((division) => division.matches)
        .map((match) => ({ ...match, isClassless: name === NO_CLASS && categories.length === 1 })),
    )
    const count = (test: (match: (typeof matches)[number]) => boolean) => matches.filter(test).length
    return {
      year,
      matches: matches.length,
      class: count(({ isClassless }) => !isClassless),
      day: count(({ startsAt, day }) => startsAt !== undefined || day !== undefined),
      time: count(({ startsAt }) => startsAt !== undefined),
      field: count(({ field, location }) => field !== undefined || location !== undefined),
      score: count(({ score }) => score !== undefined),
    }
  })
}
