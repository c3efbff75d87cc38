import { type EditionIndex, indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import type { ReportDraft } from '../../../src/domain/tournament/report.ts'
import { historyOf } from './match-history.ts'
import { withSeats } from './seats.ts'

/**
 * Computes the expected edition from its state before the first report and from the reports that were taken, by the rules
 * alone. Only the teams of later groups, and the results that they bring along, come from the service: `laterGroups`.
 *
 * @param taken by match id, in the order in which they were taken
 */
export function recomputed(
  before: EditionIndex,
  taken: ReadonlyMap<string, readonly ReportDraft[]>,
  laterGroups: EditionIndex,
): EditionIndex {
  const categories = before.edition.categories.map((category) =>
    withSeats({
      ...category,
      divisions: category.divisions.map((division) => {
        const { teamIds, carriedOver } = laterGroups.divisions.get(division.id) ?? division
        const isReported = division.matches.some(({ id }) => taken.has(id))
        return {
          ...division,
          teamIds,
          carriedOver,
          published: isReported || carriedOver.length > 0 ? [] : division.published,
          matches: division.matches.map(
            (match) => historyOf(match, taken.get(match.id) ?? [], before, category.resultsHidden).match,
          ),
        }
      }),
    }),
  )
  return indexEdition({ ...before.edition, categories })
}
