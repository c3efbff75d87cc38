import type { DivisionDocument } from '../../import/cup-document.ts'
import type { MatchRow, StructureRow } from '../statements.ts'
import { matchOf } from '../stored-match.ts'
import { computeTeamtable } from '../teamtable.ts'

export interface PlacesOfGroup {
  /** Whether every team has a place of its own. */
  readonly areTold: boolean
  /** Who took a place; null while the group is not over, and where teams share the place. */
  teamAt(rank: number): string | null
  /** Whether that place may lead to a division: as the draw says, or anywhere where it says nothing. */
  leadsTo(rank: number, divisionId: string): boolean
}

/** The final places of a group. A group without matches, or with one that is not over, has none. */
export function placesOf(
  division: StructureRow,
  rows: readonly MatchRow[],
  editionRanking: string,
): PlacesOfGroup {
  const qualification: DivisionDocument['qualification'] = JSON.parse(division.qualification_json ?? '[]')
  const table = isOver(rows) ? tableOf(division, rows, editionRanking) : []
  const ranks = table.map(({ rank }) => rank)
  const alone = table.filter(({ rank }) => ranks.indexOf(rank) === ranks.lastIndexOf(rank))
  const byRank = new Map(alone.map(({ rank, teamId }) => [rank, teamId]))
  return {
    areTold: table.length > 0 && alone.length === table.length,
    teamAt: (rank) => byRank.get(rank) ?? null,
    leadsTo: (rank, divisionId) =>
      qualification.length === 0 ||
      qualification.some(
        ({ fromRank, toRank, division: to }) => fromRank <= rank && rank <= toRank && to === divisionId,
      ),
  }
}

function isOver(rows: readonly MatchRow[]): boolean {
  const played = rows.map(matchOf).filter(({ kind }) => kind !== 'bye')
  return played.length > 0 && played.every(({ kind }) => kind === 'finished' || kind === 'walkover')
}

function tableOf(division: StructureRow, rows: readonly MatchRow[], editionRanking: string) {
  const teamIds: DivisionDocument['teams'] = JSON.parse(division.team_ids_json ?? '[]')
  const carriedOver: DivisionDocument['carriedOver'] = JSON.parse(division.carried_over_json ?? '[]')
  return computeTeamtable({
    teamIds,
    matches: rows,
    carriedOver: carriedOver.map(({ match, home, away, score }) => ({
      matchId: match ?? null,
      homeTeamId: home,
      awayTeamId: away,
      homeScore: score.home,
      awayScore: score.away,
    })),
    ranking: JSON.parse(division.ranking_json ?? editionRanking),
    lots: JSON.parse(division.lots_json ?? '[]'),
  })
}
