import type { Kysely, Selectable, Transaction } from 'kysely'
import { isOver } from '../../../domain/desk/match-result.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { storable } from '../content-hash.ts'
import { markChanges, shownMatches } from '../mark-changes.ts'
import { invalid } from '../refusal.ts'
import { findEdition, openEdition, type ReportRequest } from '../report/report-match.ts'
import { settleResults } from '../report/settle-results.ts'
import { addMatch } from './add-match.ts'
import { addTeam } from './add-team.ts'
import { type EditionChange, readChange } from './edition-change.ts'
import type { Made } from './made.ts'
import { renameTeam } from './rename-team.ts'
import { replaceTeam } from './replace-team.ts'
import { setPart } from './set-part.ts'
import { setSide } from './set-side.ts'

export interface ChangeRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  /** `EditionChange` of results.graphql, unchecked. */
  readonly change: unknown
}

export interface ChangeResponse {
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
  readonly repeated: boolean
  readonly teamId: string | null
  readonly matchId: string | null
  /** What came of it; null if the change was made before. */
  readonly made: Made | null
}

/**
 * Changes a team or match of an edition with all that follows from it, in one transaction, and logs the change. A change with
 * the same key again changes nothing.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if the change is refused; then nothing was changed
 */
export async function changeEdition(
  db: Kysely<Tables>,
  request: ChangeRequest,
  now: number,
): Promise<ChangeResponse> {
  const { key, change } = storable(readChange(request.change))
  return inTransaction(db, async (trx) => {
    const edition = await (change.kind === 'set' ? findEdition : openEdition)(trx, request)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const responseOf = (made: Made, revision: number, repeated: boolean): ChangeResponse => ({
      revision: `${epoch}.${revision}`,
      repeated,
      teamId: made.teamId ?? null,
      matchId: made.matchId ?? null,
      made: repeated ? null : made,
    })
    const before = await trx
      .selectFrom('edition_change')
      .select(['change_json', 'made_json'])
      .where('edition_key', '=', edition.key)
      .where('key', '=', key)
      .executeTakeFirst()
    const change_json = JSON.stringify(change)
    if (before && before.change_json !== change_json) throw invalid('key', 'keyUsedForChange')
    if (before) return responseOf(JSON.parse(before.made_json), edition.revision, true)

    const revision = edition.revision + 1
    const shown = await shownMatches(trx, edition.key)
    const made = await make(trx, edition, change)
    await settle(trx, edition, made, revision)
    await trx.updateTable('edition').set({ revision }).where('key', '=', edition.key).execute()
    await markChanges(trx, edition.key, shown, revision)
    await trx
      .insertInto('edition_change')
      .values({
        edition_key: edition.key,
        revision,
        key,
        changed_at: new Date(now).toISOString(),
        change_json,
        made_json: JSON.stringify(made),
      })
      .execute()
    return responseOf(made, revision, false)
  })
}

function make(
  trx: Transaction<Tables>,
  edition: Selectable<EditionTable>,
  change: EditionChange,
): Promise<Made> {
  switch (change.kind) {
    case 'renameTeam':
      return renameTeam(trx, edition.key, change)
    case 'replaceTeam':
      return replaceTeam(trx, edition.key, change)
    case 'addTeam':
      return addTeam(trx, edition.key, change)
    case 'addMatch':
      return addMatch(trx, edition, change)
    case 'set':
      return setPart(trx, edition, change)
    case 'setSide':
      return setSide(trx, edition.key, change)
  }
}

/** Fills and frees the seats that the results of the class decide. */
async function settle(
  trx: Transaction<Tables>,
  edition: Selectable<EditionTable>,
  { categoryId }: Made,
  revision: number,
): Promise<void> {
  if (categoryId === undefined) return
  await settleResults(trx, edition, (row) => row.category_id === categoryId && isOver(row), revision)
}
