import type { Transaction } from 'kysely'
import type { IdentityDb } from '../base/open.ts'
import type { IdentityTables } from '../base/tables.ts'

/** An id that a team or match of an edition had before. */
interface FormerId {
  readonly kind: 'team' | 'match'
  readonly former: string
  readonly id: string
}

/**
 * Lets favourite teams and pinned matches follow to the present ids of an edition. An account that follows a team by both
 * ids has it once.
 *
 * @returns how many favourites followed
 */
export async function followFormerIds(
  db: IdentityDb,
  year: number,
  formerIds: readonly FormerId[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let followed = 0
    for (const { kind, former, id } of formerIds)
      if (kind === 'team') followed += await followTeam(trx, year, former, id)
      else
        await trx
          .updateTable('account')
          .set({ pin_match: id })
          .where('pin_year', '=', year)
          .where('pin_match', '=', former)
          .execute()
    return followed
  })
}

async function followTeam(
  trx: Transaction<IdentityTables>,
  year: number,
  former: string,
  id: string,
): Promise<number> {
  const already = trx
    .selectFrom('favourite_team')
    .select('account_id')
    .where('year', '=', year)
    .where('team_id', '=', id)
  await trx
    .deleteFrom('favourite_team')
    .where('year', '=', year)
    .where('team_id', '=', former)
    .where('account_id', 'in', already)
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('favourite_team')
    .set({ team_id: id })
    .where('year', '=', year)
    .where('team_id', '=', former)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
