import { isDivisionOver } from '../tournament/class-state.ts'
import type { Edition } from '../tournament/edition.ts'
import { gatesOf } from '../tournament/gates.ts'

/**
 * Whether scores of an edition can still change: it is the latest one, its schedule is published, and a match is not over.
 * The data alone decides, not a clock, so that the same data gives the same pages.
 */
export function isUnderWay(edition: Edition, latestYear: number | null): boolean {
  if (edition.year !== latestYear || !gatesOf(edition.publication).matches) return false
  return edition.categories.some(({ divisions }) => !divisions.every(isDivisionOver))
}
