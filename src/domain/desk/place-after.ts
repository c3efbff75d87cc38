import type { Match } from '../tournament/match.ts'
import type { ReportDraft } from '../tournament/report.ts'
import { InvalidReport } from './invalid-report.ts'
import type { MatchResult } from './match-result.ts'
import { refusalOf } from './report-order.ts'

/** When and where a match is played. */
export type MatchPlace = Pick<Match, 'time' | 'movedFrom' | 'fieldId' | 'locationName' | 'streamId'>

/** A field that a match can be moved to. */
export interface TargetField {
  readonly name: string
  readonly streamId: string | null
}

/**
 * Returns the match at another time, on another field, or both. `movedFrom` is the time and place before the first move,
 * which a visitor may have written down. A match that is back where it was counts as not moved.
 *
 * @param match with the name of its field in `locationName`
 * @param field that the report names; null if it names none, or the edition has no such field
 * @throws InvalidReport if the match is over, if it has begun and its start is to change, or if there is no such field
 */
export function placeAfter(
  match: MatchPlace & { readonly result: MatchResult },
  { startsAt, fieldId }: ReportDraft,
  field: TargetField | null,
): MatchPlace {
  const { result, time, movedFrom, locationName, streamId } = match
  const refusal = refusalOf(result.state, 'move')
  if (refusal !== null) throw new InvalidReport('kind', refusal)
  if (startsAt !== null && result.state === 'live') throw new InvalidReport('startsAt', 'onlyField')
  const isElsewhere = fieldId !== null && fieldId !== match.fieldId
  if (isElsewhere && field === null) throw new InvalidReport('fieldId', 'noField', { fieldId })
  const start = movedFrom?.at ?? (time.kind === 'instant' ? time.at : null)
  const from = {
    at: startsAt === null ? (movedFrom?.at ?? null) : startsAt === start ? null : start,
    locationName: movedFrom?.locationName ?? null,
  }
  const place = { time: startsAt === null ? time : ({ kind: 'instant', at: startsAt } as const) }
  if (!isElsewhere || field === null)
    return { ...place, movedFrom: known(from), fieldId: match.fieldId, locationName, streamId }
  const before = from.locationName ?? locationName
  return {
    ...place,
    movedFrom: known({ ...from, locationName: before === field.name ? null : before }),
    fieldId,
    locationName: field.name,
    streamId: field.streamId,
  }
}

const known = (from: NonNullable<MatchPlace['movedFrom']>): MatchPlace['movedFrom'] =>
  from.at === null && from.locationName === null ? null : from
