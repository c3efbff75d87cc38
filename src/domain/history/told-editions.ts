import { editionPhase } from '../tournament/edition-phase.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { statisticsOf } from '../tournament/statistics.ts'

/** Whether an edition is history: it is over, and somebody has told how it went. */
export const isTold = (index: EditionIndex, latestYear: number | null): boolean =>
  editionPhase(index, latestYear).kind === 'over' && statisticsOf(index.edition).matches > 0

/** The editions that are history, newest first. */
export const toldEditions = (indexes: readonly EditionIndex[], latestYear: number | null): EditionIndex[] =>
  indexes
    .filter((index) => isTold(index, latestYear))
    .sort((one, other) => other.edition.year - one.edition.year)
