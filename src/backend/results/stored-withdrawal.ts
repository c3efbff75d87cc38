import type { Withdrawal } from '../../domain/tournament/withdrawal.ts'
import { leftIn, NONE_WITHDRAWN, type Withdrawn } from '../../domain/tournament/withdrawn.ts'
import { wordsOf } from '../document/words-document.ts'
import type { MatchRow } from './match-statements.ts'
import type { StructureRow, TeamRow } from './statements.ts'
import { participant } from './stored-match.ts'

/** What the column `withdrawn_json` holds. */
export interface StoredWithdrawal extends Withdrawal {
  /** The matches that the withdrawal changed while the cup was played. Those that an import changed are not known. */
  readonly changed?: readonly ChangedMatch[]
}

export interface ChangedMatch {
  readonly matchId: string
  /** The key of the report that changed it. */
  readonly key: string
  /** The values of its columns before. */
  readonly before: object
}

export function readWithdrawal(row: Pick<TeamRow, 'withdrawn_json'>): StoredWithdrawal | null {
  if (row.withdrawn_json === null) return null
  const stored: StoredWithdrawal = JSON.parse(row.withdrawn_json)
  return { ...stored, reason: stored.reason && wordsOf(stored.reason) }
}

/** Returns the teams that withdrew from a class. */
export const withdrawnOf = (teams: readonly TeamRow[]): Withdrawn =>
  new Map(
    teams.flatMap((row) => {
      const withdrawal = readWithdrawal(row)
      return withdrawal ? [[row.id, withdrawal]] : []
    }),
  )

/**
 * Returns the teams that withdrew while they played in a division.
 *
 * @param all the teams that withdrew from its class
 * @param structure the divisions of the class
 * @param rows its matches
 */
export function withdrawnFromDivision(
  divisionId: string,
  all: Withdrawn,
  structure: readonly StructureRow[],
  rows: readonly MatchRow[],
): Withdrawn {
  if (all.size === 0) return NONE_WITHDRAWN
  const divisions = structure.flatMap(({ division_id: id, stage_id, stage_type, team_ids_json }) => {
    if (id === null) return []
    const matches = rows
      .filter((row) => row.division_id === id)
      .map((row) => ({ home: participant(row, 'home'), away: participant(row, 'away') }))
    const kind = stage_type === 'playoff' ? ('playoff' as const) : ('group' as const)
    return [{ id, stageId: stage_id ?? '', kind, teamIds: JSON.parse(team_ids_json ?? '[]'), matches }]
  })
  const stages = structure.map(({ stage_id, stage_rank }) => ({ id: stage_id ?? '', rank: stage_rank ?? 1 }))
  const division = divisions.find(({ id }) => id === divisionId)
  return division ? leftIn(division, { stages, divisions }, all) : NONE_WITHDRAWN
}
