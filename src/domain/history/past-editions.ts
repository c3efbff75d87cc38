import { memoized } from '../memoized.ts'
import type { EditionIndex } from '../tournament/edition-index.ts'
import { editionPhase } from '../tournament/edition-phase.ts'
import { statisticsOf } from '../tournament/statistics.ts'

const isMostlyKnown = memoized(({ edition, matches }: EditionIndex): boolean => {
  const open = [...matches.values()].filter(({ kind }) => kind !== 'hidden' && kind !== 'called-off')
  const { matches: finished, walkovers } = statisticsOf(edition)
  return finished > 0 && (finished + walkovers) * 2 >= open.length
})

/** Whether an edition is history: it is over, and most of its results are known. */
export const isPastEdition = (index: EditionIndex, latestYear: number | null): boolean =>
  editionPhase(index, latestYear).kind === 'over' && isMostlyKnown(index)

/** The editions that are history, newest first. */
export const pastEditionsOf = (indexes: readonly EditionIndex[], latestYear: number | null): EditionIndex[] =>
  indexes
    .filter((index) => isPastEdition(index, latestYear))
    .sort((one, other) => other.edition.year - one.edition.year)
