import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Category, Division } from '../../domain/tournament/edition.ts'
import { marksOf } from '../../domain/tournament/scenario/marks.ts'

const NONE: ReturnType<typeof marksOf> = new Map()

/** Returns the marks beside the names of a group's teams, by team; none in a past year. */
export const tableMarks = (site: EditionSite, division: Division, category: Category) =>
  site.year === site.latestYear ? marksOf(division, category) : NONE
