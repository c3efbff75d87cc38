import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Scorer } from '../access/actor.ts'
import { isSecretOf } from '../access/secret.ts'
import { parseScorerKey } from './scorer-key.ts'

const MINUTE = 60_000

export type FoundScorer =
  | { readonly kind: 'valid'; readonly scorer: Scorer }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'expired' }
  /** The link exists, but this is not its key. */
  | { readonly kind: 'wrong'; readonly linkId: number }
  /** No link has this key. */
  | { readonly kind: 'none' }

/**
 * Finds the scorer who sends a key, and notes that the link was used.
 *
 * @param nowOf returns the time of a cup's clock, epoch milliseconds
 */
export async function findScorer(
  db: Kysely<Tables>,
  key: string,
  nowOf: (cupId: string) => number,
): Promise<FoundScorer> {
  const sent = parseScorerKey(key)
  const link =
    sent &&
    (await db
      .selectFrom('scorer_link')
      .innerJoin('edition', 'edition.key', 'scorer_link.edition_key')
      .selectAll('scorer_link')
      .select('edition.cup_id')
      .where('scorer_link.id', '=', sent.linkId)
      .executeTakeFirst())
  if (!link) return { kind: 'none' }
  if (!isSecretOf(link.secret_hash, sent.secret)) return { kind: 'wrong', linkId: link.id }
  if (link.revoked_at !== null) return { kind: 'revoked' }
  const now = nowOf(link.cup_id)
  if (Date.parse(link.expires_at) <= now) return { kind: 'expired' }
  if (link.last_used_at === null || now - Date.parse(link.last_used_at) >= MINUTE)
    await db
      .updateTable('scorer_link')
      .set({ last_used_at: new Date(now).toISOString() })
      .where('id', '=', link.id)
      .execute()
  const { id, edition_key, field_id, day } = link
  return {
    kind: 'valid',
    scorer: { kind: 'scorer', linkId: id, editionKey: edition_key, fieldId: field_id, day },
  }
}
