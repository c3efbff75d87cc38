import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { invalid } from '../refusal.ts'
import { insertTeam, setGroupTeams, structureOf } from './class-teams.ts'
import type { ChangeOf } from './edition-change.ts'
import type { Made } from './made.ts'

/** Adds a team to a class and, if a group is given, last to its draw. It has no matches yet. */
export async function addTeam(
  trx: Transaction<Tables>,
  editionKey: number,
  { categoryId, divisionId, team }: ChangeOf<'addTeam'>,
): Promise<Made> {
  const structure = await structureOf(trx, editionKey, categoryId)
  const division = structure.find(({ division_id }) => division_id === divisionId)
  if (divisionId && !division) throw invalid('divisionId', 'groupNotInClass', { categoryId, divisionId })
  const teamId = await insertTeam(trx, editionKey, categoryId, team)
  if (divisionId) {
    const drawn: string[] = JSON.parse(division?.team_ids_json ?? '[]')
    await setGroupTeams(trx, editionKey, divisionId, [...drawn, teamId])
  }
  return { categoryId, teamId }
}
