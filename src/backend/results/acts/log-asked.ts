import type { Transaction } from 'kysely'
import { PLAY_REPORTS } from '../../../domain/organiser/act.ts'
import type { Tables } from '../../database/tables.ts'
import { type Actor, nameOfActor } from '../access/actor.ts'
import { yearOfTournament } from '../wire-edition.ts'
import { type Asked, requestOf } from './asked.ts'
import { inverseOf } from './inverse.ts'
import { markUndone } from './undo-act.ts'

/**
 * Logs what somebody asked for and got, with what undoes it, in the transaction that did it: nothing is done unlogged. Of an
 * account its number is kept, and no name.
 */
export async function logAsked(
  trx: Transaction<Tables>,
  actor: Actor,
  asked: Asked,
  answer: object,
): Promise<void> {
  const inverse = await inverseOf(trx, asked, answer)
  const { id } = await trx
    .insertInto('act')
    .values({
      cup_id: asked.request.cupId,
      year: yearOfTournament(asked.request.tournamentId) ?? 0,
      at: new Date().toISOString(),
      actor: nameOfActor(actor),
      kind: isPlay(asked) ? 'play' : asked.kind,
      what_json: JSON.stringify(requestOf(asked)),
      undo_json: inverse && JSON.stringify(inverse),
      undone_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (asked.kind === 'undo') await markUndone(trx, asked.request.actId, id)
}

const isPlay = (asked: Asked): boolean =>
  asked.kind === 'report' &&
  PLAY_REPORTS.includes((Object(asked.request.report) as { readonly kind?: unknown }).kind)
