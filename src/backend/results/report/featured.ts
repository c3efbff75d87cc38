import type { Transaction } from 'kysely'
import { featuredWith } from '../../../domain/tournament/featured.ts'
import { CALL_OFFS } from '../../../domain/tournament/match.ts'
import type { Tables } from '../../database/tables.ts'
import type { MatchCardRow } from '../match-statements.ts'

interface Featuring {
  readonly key: number
  readonly featured_json: string
}

/** Returns the featured games after a match has begun; null if the list does not change. */
export async function featuredAfterStart(
  trx: Transaction<Tables>,
  edition: Featuring,
  match: MatchCardRow,
): Promise<string[] | null> {
  const featured: string[] = JSON.parse(edition.featured_json)
  if (featured.length === 0 || match.hide_match_results === 1) return null
  const over = await trx
    .selectFrom('match')
    .select('id')
    .where('edition_key', '=', edition.key)
    .where('id', 'in', featured)
    .where('state', 'in', ['finished', 'walkover', ...CALL_OFFS])
    .execute()
  return featuredWith(featured, match.id, new Set(over.map(({ id }) => id)))
}
