import type { Transaction } from 'kysely'
import { PLAY_REPORTS } from '../../../domain/organiser/act.ts'
import type { Tables } from '../../database/tables.ts'
import { type Actor, nameOfActor } from '../access/actor.ts'
import { yearOfTournament } from '../wire-edition.ts'
import { type ActRequest, requestOf } from './act-request.ts'
import { inverseOf } from './inverse.ts'
import { markUndone } from './undo-act.ts'

/**
 * Logs what somebody asked for and got, with what undoes it, in the transaction that did it: nothing is done unlogged. Of an
 * account its number is kept, and no name.
 */
export async function logAct(
  trx: Transaction<Tables>,
  actor: Actor,
  act: ActRequest,
  response: object,
): Promise<void> {
  const inverse = await inverseOf(trx, act, response)
  const { id } = await trx
    .insertInto('act')
    .values({
      cup_id: act.request.cupId,
      year: yearOfTournament(act.request.tournamentId) ?? 0,
      at: new Date().toISOString(),
      actor: nameOfActor(actor),
      kind: isPlay(act) ? 'play' : act.kind,
      what_json: JSON.stringify(requestOf(act)),
      undo_json: inverse && JSON.stringify(inverse),
      undone_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (act.kind === 'undo') await markUndone(trx, act.request.actId, id)
}

const isPlay = (act: ActRequest): boolean =>
  act.kind === 'report' &&
  PLAY_REPORTS.includes((Object(act.request.report) as { readonly kind?: unknown }).kind)
