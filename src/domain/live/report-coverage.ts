import type { Match } from '../tournament/match.ts'

/** How much of a match was reported: nothing, something, or all from its start on. A match of an import is not reported. */
export type ReportCoverage = 'none' | 'some' | 'from-start'

/** Returns what a match itself tells; what a browser's schedule leaves out makes that too little. */
export function reportCoverage({ startedAt, revision = 0 }: Match): ReportCoverage {
  if (startedAt !== undefined) return 'from-start'
  return revision > 0 ? 'some' : 'none'
}
