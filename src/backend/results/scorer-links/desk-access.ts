import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Actor } from '../access/actor.ts'
import { type WireScorerLink, wireScorerLink } from './stored-links.ts'

/** `DeskAccess` of results.graphql. */
export interface DeskAccess {
  readonly role: 'OPERATOR' | 'SCORER'
  readonly scorerLink: WireScorerLink | null
}

/**
 * Tells a sender what their key is for.
 *
 * @param nowOf returns the time of a cup's clock, epoch milliseconds
 */
export async function deskAccess(
  db: Kysely<Tables>,
  actor: Actor,
  nowOf: (cupId: string) => number,
): Promise<DeskAccess> {
  if (actor.kind !== 'scorer') return { role: 'OPERATOR', scorerLink: null }
  const link = await db
    .selectFrom('scorer_link')
    .innerJoin('edition', 'edition.key', 'scorer_link.edition_key')
    .selectAll('scorer_link')
    .select('edition.cup_id')
    .where('scorer_link.id', '=', actor.linkId)
    .executeTakeFirstOrThrow()
  return { role: 'SCORER', scorerLink: wireScorerLink(link, nowOf(link.cup_id)) }
}
