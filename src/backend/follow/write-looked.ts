import type { Kysely } from 'kysely'
import type { SourceState } from '../../domain/organiser/source.ts'
import type { Words } from '../../domain/text/locale.ts'
import type { Tables } from '../database/tables.ts'
import { type SourceRow, stateOf } from '../results/sources/stored-sources.ts'
import { stateAfterFault } from './look-once.ts'

/** Writes the state of a source after a look. What was decided stays so until a look has reached the source. */
export async function writeLooked(
  db: Kysely<Tables>,
  row: SourceRow,
  state: SourceState<Words>,
): Promise<void> {
  const { cup_id, id, decision_json } = row
  const update = db
    .updateTable('source')
    .where('cup_id', '=', cup_id)
    .where('id', '=', id)
    .where('mode', '=', 'followed')
  await update.set({ state_json: JSON.stringify(state) }).execute()
  // Somebody may have decided something else during the look.
  if (state.state !== 'unreachable' && decision_json !== null)
    await update.set({ decision_json: null }).where('decision_json', '=', decision_json).execute()
}

/** Writes the state of a source that broke the thread that looked at it: the next look is later. */
export const writeFault = (db: Kysely<Tables>, row: SourceRow, fault: unknown): Promise<void> =>
  writeLooked(db, row, stateAfterFault(stateOf(row), new Date(), row.every_seconds * 1000, fault))

/** Reads the sources that are to be looked at now, the one that has waited longest first. @param now epoch milliseconds */
export async function dueSources(db: Kysely<Tables>, now: number): Promise<SourceRow[]> {
  const rows = await db.selectFrom('source').selectAll().where('mode', '=', 'followed').execute()
  const dueAt = (row: SourceRow) => Date.parse(stateOf(row)?.nextAt ?? '') || 0
  return rows.filter((row) => dueAt(row) <= now).sort((one, other) => dueAt(one) - dueAt(other))
}
