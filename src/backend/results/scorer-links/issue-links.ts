import type { Kysely, Transaction } from 'kysely'
import { isDay } from '../../../domain/time/calendar-day.ts'
import { startOfDay } from '../../../domain/time/stockholm.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import { type Actor, nameOfActor } from '../access/actor.ts'
import { dayOfRow } from '../access/day-of-row.ts'
import { hashOfSecret, newSecret } from '../access/secret.ts'
import { invalid } from '../refusal.ts'
import { openEdition } from '../report/report-match.ts'
import { scorerKey } from './scorer-key.ts'
import {
  type EditionRequest,
  linksOf,
  revokeRow,
  type WireScorerLink,
  wireScorerLink,
} from './stored-links.ts'

const MOST_DAYS = 31
const MOST_FIELDS = 500
const HOUR = 60 * 60_000
/** The last match of a day may begin late, and its score may be corrected after it. */
const HOURS_AFTER_DAY = 6

export interface IssueRequest extends EditionRequest {
  readonly days: readonly string[]
  /** null: the fields with matches on the day. */
  readonly fieldIds?: readonly string[] | null
  /** true to revoke the valid links of these fields and days; otherwise only fields without one get a link. */
  readonly replace?: boolean | null
}

/** `IssuedScorerLink` of results.graphql. Nobody can tell the key again later. */
export interface IssuedScorerLink {
  readonly link: WireScorerLink
  readonly key: string
}

/**
 * Issues links for fields and days, in one transaction.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if a day is none or over, or a field does not exist; then nothing was changed
 */
export function issueScorerLinks(
  db: Kysely<Tables>,
  { days, fieldIds, replace, ...request }: IssueRequest,
  now: number,
  actor: Actor,
): Promise<IssuedScorerLink[]> {
  if (days.length > MOST_DAYS || (fieldIds?.length ?? 0) > MOST_FIELDS)
    throw invalid('days', 'mostLinks', { days: MOST_DAYS, fields: MOST_FIELDS })
  for (const day of days) {
    if (!isDay(day)) throw invalid('days', 'noDay', { day })
    if (expiryOf(day) <= now) throw invalid('days', 'dayOver', { day })
  }
  return inTransaction(db, async (trx) => {
    const { key: editionKey } = await openEdition(trx, request)
    const known = await fieldsOf(trx, editionKey)
    const unknown = fieldIds?.find((id) => !known.includes(id))
    if (unknown !== undefined) throw invalid('fieldIds', 'noField', { fieldId: unknown })
    const played = await playedOn(trx, editionKey)
    const issued: IssuedScorerLink[] = []
    for (const day of new Set(days)) {
      const before = linksOf(trx, editionKey).where('day', '=', day).where('revoked_at', 'is', null)
      const linked = new Map((await before.execute()).map(({ id, field_id }) => [field_id, id]))
      const wanted = known.filter((id) => (fieldIds ? fieldIds.includes(id) : played.has(`${day} ${id}`)))
      const served = replace ? wanted : wanted.filter((id) => !linked.has(id))
      for (const fieldId of served) {
        const former = linked.get(fieldId)
        if (former !== undefined) await revokeRow(trx, former, now)
        issued.push(await issue(trx, { editionKey, fieldId, day, now, actor }))
      }
    }
    return issued
  })
}

/** Returns when a link for a day expires, epoch milliseconds. */
export function expiryOf(day: string): number {
  const next = new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10)
  return startOfDay(next) + HOURS_AFTER_DAY * HOUR
}

async function fieldsOf(trx: Transaction<Tables>, editionKey: number): Promise<string[]> {
  const fields = trx
    .selectFrom('field')
    .select('id')
    .where('edition_key', '=', editionKey)
    .orderBy('position')
  return (await fields.execute()).map(({ id }) => id)
}

/** Returns `{day} {field}` of every match but byes. */
async function playedOn(trx: Transaction<Tables>, editionKey: number): Promise<ReadonlySet<string>> {
  const matches = await trx
    .selectFrom('match')
    .select(['field_id', 'starts_at', 'day'])
    .where('edition_key', '=', editionKey)
    .where((is) => is.or([is('home_team_id', 'is not', null), is('home_placeholder', 'is not', null)]))
    .where((is) => is.or([is('away_team_id', 'is not', null), is('away_placeholder', 'is not', null)]))
    .execute()
  return new Set(matches.map((match) => `${dayOfRow(match)} ${match.field_id}`))
}

interface NewLink {
  readonly editionKey: number
  readonly fieldId: string
  readonly day: string
  readonly now: number
  readonly actor: Actor
}

async function issue(trx: Transaction<Tables>, link: NewLink): Promise<IssuedScorerLink> {
  const secret = newSecret()
  const row = await trx
    .insertInto('scorer_link')
    .values({
      edition_key: link.editionKey,
      secret_hash: hashOfSecret(secret),
      field_id: link.fieldId,
      day: link.day,
      expires_at: new Date(expiryOf(link.day)).toISOString(),
      created_at: new Date(link.now).toISOString(),
      created_by: nameOfActor(link.actor),
      revoked_at: null,
      last_used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { link: wireScorerLink(row, link.now), key: scorerKey(row.id, secret) }
}
