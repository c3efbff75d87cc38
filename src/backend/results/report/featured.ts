import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MatchCardRow } from '../statements.ts'

interface Featuring {
  readonly key: number
  readonly featured_json: string
}

/**
 * The featured games after a match began: it takes the place of the one that is over, so that the strip follows the day
 * and stays as long as the cup chose it.
 *
 * @returns null where the list stays as it is
 */
export async function featuredAfterStart(
  trx: Transaction<Tables>,
  edition: Featuring,
  match: MatchCardRow,
): Promise<string[] | null> {
  const featured: string[] = JSON.parse(edition.featured_json)
  if (featured.length === 0 || featured.includes(match.id) || match.hide_match_results === 1) return null
  const over = await trx
    .selectFrom('match')
    .select('id')
    .where('edition_key', '=', edition.key)
    .where('id', 'in', featured)
    .where('state', 'in', ['finished', 'walkover'])
    .execute()
  const ids = new Set(over.map(({ id }) => id))
  const place = featured.findIndex((id) => ids.has(id))
  return place === -1 ? null : featured.with(place, match.id)
}
