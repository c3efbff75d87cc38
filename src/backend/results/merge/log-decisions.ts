import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { EditionRows } from '../edition-rows.ts'
import type { ReportConflict } from './merge-reports.ts'

/**
 * Logs that a file's values were taken in place of reported ones, as reports that correct or move the matches.
 *
 * @param revision of the first of these reports; each has one of its own
 * @returns how many were logged
 */
export async function logDecisions(
  trx: Transaction<Tables>,
  { match, field }: EditionRows,
  conflicts: readonly ReportConflict[],
  revision: number,
): Promise<number> {
  const decided = conflicts.filter(({ isFromFile }) => isFromFile)
  const now = new Date().toISOString()
  for (const [at, { matchId, about }] of decided.entries()) {
    const row = match.find(({ id }) => id === matchId)
    if (row === undefined) continue
    const isMove = about === 'time'
    const kind = isMove ? ('MOVE' as const) : ('CORRECTION' as const)
    const key = `import-${randomUUID()}`
    const place = row.location_name ?? field.find(({ id }) => id === row.field_id)?.name ?? null
    await trx
      .insertInto('match_event')
      .values({
        edition_key: row.edition_key,
        revision: revision + at,
        match_id: matchId,
        key,
        kind,
        at: now,
        reported_at: now,
        home_score: isMove ? null : (row.home_score ?? null),
        away_score: isMove ? null : (row.away_score ?? null),
        starts_at: isMove ? (row.starts_at ?? null) : null,
        location_name: isMove ? place : null,
        report_json: JSON.stringify({ key, kind, by: 'import' }),
      })
      .execute()
  }
  return decided.length
}
