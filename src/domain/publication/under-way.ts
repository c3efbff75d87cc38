import { isDivisionOver } from '../tournament/class-state.ts'
import type { Edition } from '../tournament/edition.ts'
import { gatesOf } from '../tournament/gates.ts'

/**
 * Whether scores of an edition still change: the latest one, with its schedule published and a match that is not over.
 * The data alone says so; no clock is asked, so that the same data give the same pages.
 */
export function isUnderWay(edition: Edition, latestYear: number | null): boolean {
  if (edition.year !== latestYear || !gatesOf(edition.publication).matches) return false
  return edition.categories.some(({ divisions }) => !divisions.every(isDivisionOver))
}
