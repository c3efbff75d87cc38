import type { Kysely, Selectable, Transaction } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { ScorerLinkTable } from '../../database/organisers-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { ReportRefusal } from '../refusal.ts'
import { openEdition, type ReportRequest } from '../report/report-match.ts'

export type EditionRequest = Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'>

export interface RevokeRequest extends EditionRequest {
  readonly linkId: string
}

/** `ScorerLink` of results.graphql. */
export interface WireScorerLink {
  readonly id: string
  readonly fieldId: string
  readonly day: string
  readonly state: 'VALID' | 'REVOKED' | 'EXPIRED'
  readonly expiresAt: string
  readonly createdAt: string
  readonly createdBy: string
  readonly revokedAt: string | null
  readonly lastUsedAt: string | null
}

/** @param now the time of the cup's clock, epoch milliseconds */
export const wireScorerLink = (row: Selectable<ScorerLinkTable>, now: number): WireScorerLink => ({
  id: String(row.id),
  fieldId: row.field_id,
  day: row.day,
  state: row.revoked_at !== null ? 'REVOKED' : Date.parse(row.expires_at) <= now ? 'EXPIRED' : 'VALID',
  expiresAt: row.expires_at,
  createdAt: row.created_at,
  createdBy: row.created_by,
  revokedAt: row.revoked_at,
  lastUsedAt: row.last_used_at,
})

/** Returns all links of an edition, also those that are no longer valid, in the order in which they were issued. */
export function scorerLinks(
  db: Kysely<Tables>,
  request: EditionRequest,
  now: number,
): Promise<WireScorerLink[]> {
  return inTransaction(db, async (trx) => {
    const edition = await openEdition(trx, request)
    const rows = await linksOf(trx, edition.key).orderBy('id').execute()
    return rows.map((row) => wireScorerLink(row, now))
  })
}

/** Revokes a link at once and for good. @throws ReportRefusal if the edition has no such link */
export function revokeScorerLink(
  db: Kysely<Tables>,
  { linkId, ...request }: RevokeRequest,
  now: number,
): Promise<WireScorerLink> {
  return inTransaction(db, async (trx) => {
    const edition = await openEdition(trx, request)
    const link = /^[1-9]\d{0,8}$/.test(linkId)
      ? await linksOf(trx, edition.key).where('id', '=', Number(linkId)).executeTakeFirst()
      : undefined
    if (link === undefined) throw new ReportRefusal('NOT_FOUND', 'noLink', { linkId })
    if (link.revoked_at !== null) return wireScorerLink(link, now)
    return wireScorerLink({ ...link, revoked_at: await revokeRow(trx, link.id, now) }, now)
  })
}

/** Returns when the link was revoked, as it is stored. */
export async function revokeRow(trx: Transaction<Tables>, id: number, now: number): Promise<string> {
  const revoked_at = new Date(now).toISOString()
  await trx.updateTable('scorer_link').set({ revoked_at }).where('id', '=', id).execute()
  return revoked_at
}

export const linksOf = (trx: Transaction<Tables>, editionKey: number) =>
  trx.selectFrom('scorer_link').selectAll().where('edition_key', '=', editionKey)
