import { finalPlaces } from '../../../domain/tournament/final-places.ts'
import { leadsTo } from '../../../domain/tournament/qualification.ts'
import type { Withdrawn } from '../../../domain/tournament/withdrawn.ts'
import type { DivisionDocument } from '../../document/cup-document.ts'
import type { MatchRow } from '../match-statements.ts'
import type { StructureRow } from '../statements.ts'
import { matchOf } from '../stored-match.ts'
import { readWaysOn } from '../stored-ways-on.ts'
import { computeTeamtable } from '../teamtable.ts'
import { storedAdjustments, storedFairPlay, wireCarried } from '../wire-category.ts'

export interface PlacesOfGroup {
  /** Whether every team has a place of its own. */
  readonly areDistinct: boolean
  /** The team that took a place; null while the group is not over, or if teams share the place. */
  teamAt(rank: number): string | null
  /** Whether that place may lead to a division: as the draw says, or to any division if nobody said. */
  leadsTo(rank: number, divisionId: string): boolean
}

/**
 * Returns the final places of a group. A group without matches, or with a match that is not over, has none.
 *
 * @param withdrawn the teams that withdrew from it
 */
export function placesOf(
  division: StructureRow,
  rows: readonly MatchRow[],
  editionRanking: string,
  withdrawn: Withdrawn,
): PlacesOfGroup {
  const stated = readWaysOn(division.qualification_json)
  const qualification =
    stated?.map(({ division: divisionId, ...place }) => ({ ...place, divisionId })) ?? null
  const table = () => tableOf(division, rows, editionRanking, withdrawn)
  const places = finalPlaces(rows.map(matchOf), table)
  return {
    areDistinct: places.size > 0 && places.size === table().length,
    teamAt: (rank) => places.get(rank) ?? null,
    leadsTo: (rank, divisionId) => leadsTo(qualification, rank, divisionId),
  }
}

function tableOf(
  division: StructureRow,
  rows: readonly MatchRow[],
  editionRanking: string,
  withdrawn: Withdrawn,
) {
  const teamIds: DivisionDocument['teams'] = JSON.parse(division.team_ids_json ?? '[]')
  const carriedOver: DivisionDocument['carriedOver'] = JSON.parse(division.carried_over_json ?? '[]')
  return computeTeamtable({
    teamIds,
    matches: rows,
    carriedOver: carriedOver.map(wireCarried),
    ranking: JSON.parse(division.ranking_json ?? editionRanking),
    lots: JSON.parse(division.lots_json ?? '[]'),
    fairPlay: storedFairPlay(division.fair_play_json),
    withdrawn,
    adjustments: storedAdjustments(division.adjustments_json),
  })
}
