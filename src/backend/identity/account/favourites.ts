import type { Insertable, Selectable, Transaction } from 'kysely'
import type { WireFavouriteField, WireFavouriteTeam } from '../../../contract/identity.ts'
import { MOST_A_YEAR } from '../../../domain/account/favourites.ts'
import { cleanName } from '../base/clean-text.ts'
import { type IdentityDb, onSqlite } from '../base/open.ts'
import { invalidField, Refusal } from '../base/refusal.ts'
import type { FavouriteFieldTable, FavouriteTeamTable, IdentityTables } from '../base/tables.ts'
import type { Identity } from './context.ts'

/** The result of an addition, and whether it created the favourite. */
export interface Added<T> {
  readonly favourite: T
  readonly created: boolean
}

export interface TeamTarget {
  readonly teamId: string
  readonly year: number
  /** The client's names for the team; only names that the results service does not know are stored. */
  readonly said: Readonly<Record<'teamName' | 'nation' | 'nationCode' | 'category' | 'catShort', string>>
}

export interface FieldTarget {
  readonly arenaId: string
  readonly fieldId: string
  readonly year: number
  readonly said: { readonly fieldName: string }
}

/**
 * Adds a favourite team; a second addition of the same team returns the first favourite.
 *
 * @throws Refusal 422 at 500 favourites in the year and in a year that the cup does not have, 401 if the account is gone
 */
export async function addTeam(
  identity: Identity,
  accountId: number,
  { teamId, year, said }: TeamTarget,
): Promise<Added<WireFavouriteTeam>> {
  const { db } = identity
  const existing = (from: IdentityDb | Transaction<IdentityTables>) =>
    from
      .selectFrom('favourite_team')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('year', '=', year)
      .where('team_id', '=', teamId)
      .executeTakeFirst()
  const there = await existing(db)
  if (there) return { favourite: wireTeam(there), created: false }
  await refuseUnknownYear(identity, year)
  const known = await identity.lookUp.team(year, teamId)
  const row: Insertable<FavouriteTeamTable> = {
    account_id: accountId,
    team_id: teamId,
    year,
    team_name: cleanName(known?.teamName ?? said.teamName),
    nation: cleanName(known ? known.nation : said.nation),
    nation_code: cleanName(known ? known.nationCode : said.nationCode),
    category: cleanName(known?.category ?? said.category),
    category_short: cleanName(known?.catShort ?? said.catShort),
  }
  return addOnce(db, accountId, year, existing, async (trx) => {
    const added = trx.insertInto('favourite_team').values(row).returningAll()
    return added.executeTakeFirstOrThrow()
  }).then(({ favourite, created }) => ({ favourite: wireTeam(favourite), created }))
}

/** Adds a favourite field, like `addTeam`. */
export async function addField(
  identity: Identity,
  accountId: number,
  { arenaId, fieldId, year, said }: FieldTarget,
): Promise<Added<WireFavouriteField>> {
  const { db } = identity
  const existing = (from: IdentityDb | Transaction<IdentityTables>) =>
    from
      .selectFrom('favourite_field')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('year', '=', year)
      .where('field_id', '=', fieldId)
      .executeTakeFirst()
  const there = await existing(db)
  if (there) return { favourite: wireField(there), created: false }
  await refuseUnknownYear(identity, year)
  const known = await identity.lookUp.field(year, fieldId)
  const row: Insertable<FavouriteFieldTable> = {
    account_id: accountId,
    arena_id: known?.arenaId ?? arenaId,
    field_id: fieldId,
    year,
    field_name: cleanName(known?.fieldName ?? said.fieldName),
  }
  return addOnce(db, accountId, year, existing, async (trx) => {
    const added = trx.insertInto('favourite_field').values(row).returningAll()
    return added.executeTakeFirstOrThrow()
  }).then(({ favourite, created }) => ({ favourite: wireField(favourite), created }))
}

/** Removes a favourite of this account; returns false if the account has none with that id. */
export async function removeFavourite(
  db: IdentityDb,
  table: 'favourite_team' | 'favourite_field',
  accountId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns the favourite teams in the order in which they were added. */
export async function teamsOf(db: IdentityDb, accountId: number): Promise<WireFavouriteTeam[]> {
  const rows = db.selectFrom('favourite_team').selectAll().where('account_id', '=', accountId).orderBy('id')
  return (await rows.execute()).map(wireTeam)
}

/** Returns the favourite fields in the order in which they were added. */
export async function fieldsOf(db: IdentityDb, accountId: number): Promise<WireFavouriteField[]> {
  const rows = db.selectFrom('favourite_field').selectAll().where('account_id', '=', accountId).orderBy('id')
  return (await rows.execute()).map(wireField)
}

/** If the results service cannot be asked, the year is accepted, so that the visitor's addition is not lost. */
async function refuseUnknownYear({ lookUp }: Identity, year: number): Promise<void> {
  if ((await lookUp.isYear(year)) === false) throw invalidField('year', 'yearUnknown')
}

/**
 * Runs one addition at a time for an account: SQLite has one writer, PostgreSQL locks the account's row. So two additions of
 * the same thing make one favourite, and the limit is never passed.
 */
async function addOnce<Row>(
  db: IdentityDb,
  accountId: number,
  year: number,
  existing: (trx: Transaction<IdentityTables>) => Promise<Row | undefined>,
  insert: (trx: Transaction<IdentityTables>) => Promise<Row>,
): Promise<Added<Row>> {
  return db.transaction().execute(async (trx) => {
    const account = trx.selectFrom('account').select('id').where('id', '=', accountId)
    const held = await (onSqlite(db) ? account : account.forUpdate()).executeTakeFirst()
    if (held === undefined) throw new Refusal(401, 'unauthenticated')
    const there = await existing(trx)
    if (there) return { favourite: there, created: false }
    const count = (table: 'favourite_team' | 'favourite_field') =>
      trx
        .selectFrom(table)
        .select('id')
        .where('account_id', '=', accountId)
        .where('year', '=', year)
        .limit(MOST_A_YEAR)
        .execute()
    const teams = await count('favourite_team')
    const fields = await count('favourite_field')
    if (teams.length + fields.length >= MOST_A_YEAR) throw invalidField('year', 'yearFull')
    return { favourite: await insert(trx), created: true }
  })
}

function wireTeam(row: Selectable<FavouriteTeamTable>): WireFavouriteTeam {
  return {
    id: row.id,
    team_id: row.team_id,
    year: row.year,
    teamName: row.team_name,
    nation: row.nation,
    nationCode: row.nation_code,
    category: row.category,
    catShort: row.category_short,
  }
}

function wireField(row: Selectable<FavouriteFieldTable>): WireFavouriteField {
  return {
    id: row.id,
    field_id: row.field_id,
    year: row.year,
    arenaId: row.arena_id,
    fieldName: row.field_name,
  }
}
