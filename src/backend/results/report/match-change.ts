import type { Transaction, Updateable } from 'kysely'
import { afterReport } from '../../../domain/desk/after-report.ts'
import { InvalidReport } from '../../../domain/desk/invalid-report.ts'
import type { MatchPlace, TargetField } from '../../../domain/desk/place-after.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../../domain/time/stockholm-iso.ts'
import type { ReportDraft } from '../../../domain/tournament/report.ts'
import type { MatchTable, Tables } from '../../database/tables.ts'
import type { MatchCardRow } from '../match-statements.ts'
import { invalid, textOfFault } from '../refusal.ts'
import { participant, resultColumns, resultOf } from '../stored-match.ts'
import { draftOf } from './draft-of.ts'
import type { MatchReport } from './match-report.ts'

type MatchColumns = Omit<Updateable<MatchTable>, 'revision'>

/** The names that the fields of a report have for the values of a draft. */
const FIELDS: Partial<Record<keyof ReportDraft, string>> = {
  score: 'homeScore',
  penalties: 'homePenaltyScore',
}

/**
 * Returns the columns of a match that a report changes, with their new values.
 *
 * @throws ReportRefusal if the report does not fit the match
 */
export async function columnsAfter(
  trx: Transaction<Tables>,
  editionKey: number,
  match: MatchCardRow,
  report: MatchReport,
): Promise<MatchColumns> {
  const draft = draftOf(report)
  const field = await fieldOf(trx, editionKey, draft.fieldId)
  try {
    const after = afterReport(reported(match), draft, field)
    if (draft.kind !== 'move') return resultColumns(after.result)
    const isOnAgain = after.result.state !== match.state
    return { ...placeColumns(match, after, draft), ...(isOnAgain && resultColumns(after.result)) }
  } catch (fault) {
    if (fault instanceof InvalidReport) {
      const { key, values } = textOfFault(fault)
      throw invalid(FIELDS[fault.field] ?? fault.field, key, values)
    }
    throw fault
  }
}

export const reported = (row: MatchCardRow) => ({
  home: participant(row, 'home'),
  away: participant(row, 'away'),
  result: resultOf(row),
  isKnockOut: row.stage_type === 'playoff',
  isHidden: row.hide_match_results === 1,
  time: timeOf(row.starts_at),
  movedFrom: { at: instantOf(row.moved_from_starts_at), locationName: row.moved_from_location },
  fieldId: row.field_id,
  locationName: row.location_name ?? row.field_name,
  streamId: row.stream_id,
})

const instantOf = (text: string | null): number | null => (text === null ? null : parseInstant(text))

function timeOf(startsAt: string | null): MatchPlace['time'] {
  const at = instantOf(startsAt)
  return at === null ? { kind: 'unknown' } : { kind: 'instant', at }
}

const textOf = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : isoWithOffset(at)

/** Returns only the columns that the report mentions: the others stay as they were written. */
function placeColumns(row: MatchCardRow, after: MatchPlace, { startsAt }: ReportDraft): MatchColumns {
  const { movedFrom, fieldId, locationName, streamId } = after
  return {
    ...(startsAt === null
      ? {}
      : { starts_at: textOf(startsAt), moved_from_starts_at: textOf(movedFrom?.at) }),
    ...(fieldId === row.field_id
      ? {}
      : {
          field_id: fieldId,
          location_name: locationName,
          moved_from_location: movedFrom?.locationName ?? null,
          stream_id: streamId,
        }),
  }
}

async function fieldOf(
  trx: Transaction<Tables>,
  editionKey: number,
  fieldId: string | null,
): Promise<TargetField | null> {
  if (fieldId === null) return null
  const field = await trx
    .selectFrom('field')
    .leftJoin('stream', (join) =>
      join.onRef('stream.edition_key', '=', 'field.edition_key').onRef('stream.field_id', '=', 'field.id'),
    )
    .select(['field.name', 'stream.id as streamId'])
    .where('field.edition_key', '=', editionKey)
    .where('field.id', '=', fieldId)
    .orderBy('stream.position')
    .executeTakeFirst()
  return field ?? null
}
