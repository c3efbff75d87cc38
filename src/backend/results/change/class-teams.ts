import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { selectStructure, selectTeams, type TeamRow } from '../statements.ts'
import type { NewTeam } from './edition-change.ts'

/** Returns the divisions of a class. @throws ReportRefusal if there is no such class */
export async function structureOf(trx: Transaction<Tables>, editionKey: number, categoryId: string) {
  const structure = await selectStructure(trx, { editionKey, categoryId })
  if (structure.length === 0) throw new ReportRefusal('NOT_FOUND', 'noClass', { categoryId })
  return structure
}

/** Returns the rows of a team, one for each class in which it plays. @throws ReportRefusal if there is none */
export async function rowsOfTeam(
  trx: Transaction<Tables>,
  editionKey: number,
  teamId: string,
): Promise<TeamRow[]> {
  const rows = (await selectTeams(trx, { editionKey, categoryId: null })).filter(({ id }) => id === teamId)
  if (rows.length === 0) throw new ReportRefusal('NOT_FOUND', 'noTeam', { teamId })
  return rows
}

/** @throws ReportRefusal if another team of the class has the name */
export async function refuseTakenName(
  trx: Transaction<Tables>,
  editionKey: number,
  categoryId: string,
  name: string,
  teamId: string | null,
): Promise<void> {
  const teams = await selectTeams(trx, { editionKey, categoryId })
  const other = teams.find((team) => team.id !== teamId && team.name.toLowerCase() === name.toLowerCase())
  if (other) throw invalid('name', 'nameTaken', { teamId: other.id, categoryId, name: other.name })
}

/**
 * Stores a new team of a class.
 *
 * @returns its id
 * @throws ReportRefusal if its name is taken or its club does not exist
 */
export async function insertTeam(
  trx: Transaction<Tables>,
  editionKey: number,
  categoryId: string,
  { name, clubId, nation }: NewTeam,
): Promise<string> {
  await refuseTakenName(trx, editionKey, categoryId, name, null)
  const clubs = trx.selectFrom('club').select('id').where('edition_key', '=', editionKey)
  if (clubId && !(await clubs.where('id', '=', clubId).executeTakeFirst()))
    throw invalid('clubId', 'noClub', { clubId })
  const all = await selectTeams(trx, { editionKey, categoryId: null })
  const id = await freeId(trx, editionKey, 'team', `${categoryId}-team`)
  const row = {
    edition_key: editionKey,
    id,
    position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
    category_id: categoryId,
    name,
    club_id: clubId ?? null,
    nation_code: nation ?? null,
  }
  await trx.insertInto('team').values(row).execute()
  return id
}

/** Returns the first of `base-1`, `base-2` … that nothing of the edition has or had as its id. */
export async function freeId(
  trx: Transaction<Tables>,
  editionKey: number,
  table: 'team' | 'match',
  base: string,
): Promise<string> {
  const rows = await trx.selectFrom(table).select('id').where('edition_key', '=', editionKey).execute()
  const { former_ids_json } = await trx
    .selectFrom('edition')
    .select('former_ids_json')
    .where('key', '=', editionKey)
    .executeTakeFirstOrThrow()
  const former: { former: string }[] = JSON.parse(former_ids_json ?? '[]')
  const taken = new Set([...rows.map(({ id }) => id), ...former.map((one) => one.former)])
  for (let number = 1; ; number++) {
    const id = `${base.slice(0, 90)}-${number}`
    if (!taken.has(id)) return id
  }
}

/** Stores the teams of a group. A published table of before no longer holds. */
export async function setGroupTeams(
  trx: Transaction<Tables>,
  editionKey: number,
  divisionId: string,
  teamIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('division')
    .set({ team_ids_json: JSON.stringify(teamIds), table_json: '[]' })
    .where('edition_key', '=', editionKey)
    .where('id', '=', divisionId)
    .execute()
}
