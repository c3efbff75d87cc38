import type { Transaction } from 'kysely'
import { isPlaceholder } from '../../../domain/tournament/placeholder-words.ts'
import type { Tables } from '../../database/tables.ts'
import type { MatchRow } from '../match-statements.ts'
import { invalid } from '../refusal.ts'
import { type StructureRow, selectTeams } from '../statements.ts'
import { setGroupTeams } from './class-teams.ts'
import type { NewSide } from './edition-change.ts'

/** Whether a match can get no other teams any more. */
export const hasBegun = ({ state }: Pick<MatchRow, 'state'>): boolean =>
  !['scheduled', 'postponed', 'cancelled'].includes(state)

interface SideColumns {
  readonly team_id: string | null
  readonly placeholder: string | null
}

/**
 * Returns a side of a match for storage; neither a team nor a placeholder is a bye.
 *
 * @throws ReportRefusal if the class has no such team, or nothing tells what the placeholder stands for
 */
export async function sideColumns(
  trx: Transaction<Tables>,
  editionKey: number,
  categoryId: string,
  { teamId, placeholder }: NewSide,
  field: string,
): Promise<SideColumns> {
  if (placeholder && !isPlaceholder(placeholder))
    throw invalid(field, 'noPlaceholder', { text: JSON.stringify(placeholder) })
  const teams = teamId ? await selectTeams(trx, { editionKey, categoryId }) : []
  if (teamId && !teams.some(({ id }) => id === teamId))
    throw invalid(field, 'noTeamInClass', { teamId, categoryId })
  return { team_id: teamId ?? null, placeholder: placeholder ?? null }
}

/** Adds teams that play in a group to its draw. */
export async function drawInto(
  trx: Transaction<Tables>,
  editionKey: number,
  { division_id, stage_type, team_ids_json }: StructureRow,
  teamIds: readonly (string | null)[],
): Promise<void> {
  const drawn: string[] = JSON.parse(team_ids_json ?? '[]')
  const more = teamIds.filter((id) => id !== null).filter((id) => !drawn.includes(id))
  if (division_id === null || stage_type === 'playoff' || more.length === 0) return
  await setGroupTeams(trx, editionKey, division_id, [...drawn, ...more])
}
