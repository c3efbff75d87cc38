import type { Kysely, Selectable } from 'kysely'
import { type FollowedSource, type SourceState, withoutPassword } from '../../../domain/organiser/source.ts'
import type { Locale, Words } from '../../../domain/text/locale.ts'
import type { SourceTable } from '../../database/organisers-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type SourceRow = Selectable<SourceTable>

/** What organisers have decided, and the next look does once. */
export interface SourceDecision {
  /** The `changedAt` of the state whose changes are accepted. */
  readonly accepted?: string
  /** The matches of which the source's result or time is taken. */
  readonly taken?: readonly string[]
}

export const decisionOf = ({ decision_json }: SourceRow): SourceDecision => JSON.parse(decision_json ?? '{}')

export const stateOf = ({ state_json }: SourceRow): SourceState<Words> | null =>
  JSON.parse(state_json ?? 'null')

export const sourcesIn = (db: Kysely<Tables>, cupId: string) =>
  db.selectFrom('source').selectAll().where('cup_id', '=', cupId)

/** Lists the sources of a cup that are followed or paused, by their addresses. @param locale of what is said of them */
export async function sourcesOf(
  db: Kysely<Tables>,
  cupId: string,
  locale: Locale,
): Promise<FollowedSource[]> {
  const rows = await sourcesIn(db, cupId).where('mode', '!=', 'ended').orderBy('address').execute()
  const stateIn = (state: SourceState<Words> | null) =>
    state && { ...state, sentences: state.sentences.map((sentence) => sentence[locale]) }
  return rows.map((row) => ({
    id: row.id,
    address: withoutPassword(new URL(row.address)),
    service: row.service,
    everySeconds: row.every_seconds,
    mode: row.mode as FollowedSource['mode'],
    isDecided: row.decision_json !== null,
    state: stateIn(stateOf(row)),
  }))
}
