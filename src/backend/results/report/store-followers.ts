import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MatchRow } from '../match-statements.ts'
import type { LaterGroup } from './later-groups.ts'

/** What follows from results: the matches whose teams they change, and the groups that they lead to. */
export interface Followers {
  readonly moved: readonly MatchRow[]
  readonly groups: readonly LaterGroup[]
}

export async function storeFollowers(
  trx: Transaction<Tables>,
  editionKey: number,
  { moved, groups }: Followers,
  revision: number,
): Promise<void> {
  for (const { id, ...lists } of groups) {
    await trx
      .updateTable('division')
      .set(lists)
      .where('edition_key', '=', editionKey)
      .where('id', '=', id)
      .execute()
  }
  for (const row of moved) {
    const { home_team_id, home_placeholder, away_team_id, away_placeholder, state, winner, both_lose } = row
    const sides = { home_team_id, home_placeholder, away_team_id, away_placeholder }
    await trx
      .updateTable('match')
      .set({ ...sides, state, winner, both_lose, revision, settled_revision: revision })
      .where('edition_key', '=', editionKey)
      .where('id', '=', row.id)
      .execute()
  }
}
