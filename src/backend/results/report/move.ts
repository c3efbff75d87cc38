import type { Transaction, Updateable } from 'kysely'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import type { MatchTable, Tables } from '../../database/tables.ts'
import type { MatchCardRow } from '../statements.ts'
import type { MatchReport } from './match-report.ts'
import { invalid } from './refusal.ts'

type Moved = Omit<Updateable<MatchTable>, 'revision'>

/**
 * A match at another time, on another field, or both. What it was moved from is the time and place before its first
 * move, which is what a visitor may have written down; back where it was it counts as not moved.
 *
 * @throws ReportRefusal where the match is over, or has begun and its start is to change, or there is no such field
 */
export async function moveAfter(
  trx: Transaction<Tables>,
  editionKey: number,
  match: MatchCardRow,
  report: MatchReport,
): Promise<Moved> {
  if (match.state === 'finished' || match.state === 'walkover')
    throw invalid('kind', 'The match is over: it cannot be moved.')
  const startsAt = report.startsAt ?? null
  if (startsAt !== null && match.state === 'live')
    throw invalid('startsAt', 'The match has begun: only its field can change.')
  return {
    ...(startsAt === null ? {} : timeAfter(match, startsAt)),
    ...(report.fieldId ? await placeAfter(trx, editionKey, match, report.fieldId) : {}),
  }
}

function timeAfter(match: MatchCardRow, startsAt: string): Moved {
  const before = match.moved_from_starts_at ?? match.starts_at
  const same = before !== null && parseInstant(before) === parseInstant(startsAt)
  return { starts_at: startsAt, moved_from_starts_at: same ? null : before }
}

async function placeAfter(
  trx: Transaction<Tables>,
  editionKey: number,
  match: MatchCardRow,
  fieldId: string,
): Promise<Moved> {
  if (fieldId === match.field_id) return {}
  const field = await trx
    .selectFrom('field')
    .select('name')
    .where('edition_key', '=', editionKey)
    .where('id', '=', fieldId)
    .executeTakeFirst()
  if (field === undefined) throw invalid('fieldId', `There is no field ${fieldId} in this edition.`)
  const stream = await trx
    .selectFrom('stream')
    .select('id')
    .where('edition_key', '=', editionKey)
    .where('field_id', '=', fieldId)
    .orderBy('position')
    .executeTakeFirst()
  const before = match.moved_from_location ?? match.location_name ?? match.field_name
  return {
    field_id: fieldId,
    location_name: field.name,
    moved_from_location: before === field.name ? null : before,
    stream_id: stream?.id ?? null,
  }
}
