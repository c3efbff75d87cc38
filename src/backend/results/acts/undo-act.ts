import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import { mayDo } from '../access/who-may.ts'
import { changeEdition } from '../change/change-edition.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { moveMatches } from '../report/move-matches.ts'
import { findEdition, type ReportRequest, reportMatch } from '../report/report-match.ts'
import { reinstateTeam } from '../report/withdraw-team.ts'
import { type ScreenState, setScreen } from '../screens/set-screen.ts'
import { actOfBack, putSourceBack, type SourceBack } from '../sources/set-source.ts'

/** What undoes an act: a request without the edition, the sender and the key. */
export type Inverse =
  | { readonly kind: 'change'; readonly change: object }
  | { readonly kind: 'reinstate'; readonly categoryId: string; readonly teamId: string }
  | { readonly kind: 'moveMatches'; readonly move: object }
  | ({ readonly kind: 'setScreen'; readonly expected: ScreenState } & ScreenState)
  | ({ readonly kind: 'setSource' } & SourceBack)
  | { readonly kind: 'report'; readonly matchId: string; readonly report: object }

export interface UndoRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  readonly actId: string
}

export interface UndoneResponse {
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
}

/**
 * Undoes an act of the log, once: the opposite is done as if somebody had asked for it.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if there is no such act, if it was undone or cannot be, or if what it changed has changed since
 */
export async function undoAct(
  db: Kysely<Tables>,
  { cupId, tournamentId, actId, actor }: UndoRequest,
  now: number,
): Promise<UndoneResponse> {
  return inTransaction(db, async (trx) => {
    const edition = await findEdition(trx, { cupId, tournamentId })
    const act = /^[1-9]\d{0,8}$/.test(actId)
      ? await trx
          .selectFrom('act')
          .select(['undo_json', 'undone_by'])
          .where('id', '=', Number(actId))
          .where('cup_id', '=', cupId)
          .where('year', '=', edition.year)
          .executeTakeFirst()
      : undefined
    if (act === undefined) throw new ReportRefusal('NOT_FOUND', 'noAct', { actId })
    if (act.undone_by !== null) throw invalid('actId', 'undone')
    if (act.undo_json === null) throw invalid('actId', 'noUndo')
    const inverse: Inverse = JSON.parse(act.undo_json)
    const sender = { cupId, tournamentId, ...(actor && { actor }) }
    const { revision } = await make(trx, inverse, sender, now)
    return { revision }
  })
}

/** Marks an act as undone by another, in the transaction of that one. */
export async function markUndone(trx: Transaction<Tables>, actId: string, by: number): Promise<void> {
  await trx.updateTable('act').set({ undone_by: by }).where('id', '=', Number(actId)).execute()
}

function make(
  trx: Transaction<Tables>,
  inverse: Inverse,
  sender: Omit<UndoRequest, 'actId'>,
  now: number,
): Promise<UndoneResponse> {
  const key = `undo-${randomUUID()}`
  switch (inverse.kind) {
    case 'change':
      return changeEdition(trx, { ...sender, change: { key, ...inverse.change } }, now)
    case 'reinstate':
      return reinstateTeam(trx, { ...sender, ...inverse }, now)
    case 'moveMatches':
      return moveMatches(trx, { ...sender, move: { key, ...inverse.move }, isUndo: true }, now)
    case 'setScreen':
      return setScreen(trx, { ...sender, ...inverse })
    case 'setSource':
      if (sender.actor && !mayDo(sender.actor, actOfBack(inverse)))
        throw new ReportRefusal('FORBIDDEN', 'forbiddenAccount')
      return putSourceBack(trx, { ...sender, ...inverse })
    case 'report':
      return reportMatch(trx, { ...sender, ...inverse, report: { key, ...inverse.report } }, now)
  }
}
