import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ChangeResponse } from '../change/change-edition.ts'
import type { MoveResponse } from '../report/move-matches.ts'
import type { ScreenResponse } from '../screens/set-screen.ts'
import type { SourceResponse } from '../sources/set-source.ts'
import { yearOfTournament } from '../wire-edition.ts'
import type { ActRequest } from './act-request.ts'
import type { Inverse } from './undo-act.ts'

/** Before a match began, nothing else is reported of it. */
const BEFORE_BEGIN = ['MOVE', 'CANCEL', 'POSTPONE', 'CORRECTION']

/** Returns what undoes an act that was just done, in its transaction; null if one press cannot. */
export async function inverseOf(
  trx: Transaction<Tables>,
  act: ActRequest,
  response: object,
): Promise<Inverse | null> {
  switch (act.kind) {
    case 'change': {
      const { made } = response as ChangeResponse
      if (made?.renamed) return change({ renameTeam: { teamId: made.teamId, name: made.renamed.before } })
      if (!made?.set) return null
      const { part, id, before, now } = made.set
      return change({ set: { part, id, value: JSON.stringify(before), expected: JSON.stringify(now) } })
    }
    case 'withdraw': {
      const { categoryId, teamId } = act.request
      return { kind: 'reinstate', categoryId, teamId }
    }
    case 'moveMatches': {
      const { back } = response as MoveResponse
      return back && { kind: 'moveMatches', move: back }
    }
    case 'report':
      return inverseOfReport(trx, act.request)
    case 'setScreen': {
      const { before, after } = response as ScreenResponse
      return { kind: 'setScreen', ...before, expected: after }
    }
    case 'setSource': {
      const { back } = response as SourceResponse
      return back && { kind: 'setSource', ...back }
    }
    case 'reinstate':
    case 'adjustPoints':
    case 'undo':
    case 'issueScorerLinks':
    case 'revokeScorerLink':
    case 'import':
      return null
  }
}

const change = (one: object): Inverse => ({ kind: 'change', change: one })

/** A match that was called off before it began is to be played again, unless something is reported of it meanwhile. */
async function inverseOfReport(
  trx: Transaction<Tables>,
  { cupId, tournamentId, matchId, report }: Extract<ActRequest, { kind: 'report' }>['request'],
): Promise<Inverse | null> {
  const { kind } = Object(report) as { readonly kind?: unknown }
  if (kind !== 'CANCEL' && kind !== 'POSTPONE') return null
  const events = await trx
    .selectFrom('match_event')
    .innerJoin('edition', 'edition.key', 'match_event.edition_key')
    .innerJoin('match', (join) =>
      join
        .onRef('match.edition_key', '=', 'match_event.edition_key')
        .onRef('match.id', '=', 'match_event.match_id'),
    )
    .select(['match_event.kind', 'match.revision'])
    .where('edition.cup_id', '=', cupId)
    .where('edition.year', '=', yearOfTournament(tournamentId) ?? 0)
    .where('match_event.match_id', '=', matchId)
    .execute()
  if (!events.every((event) => BEFORE_BEGIN.includes(event.kind))) return null
  const expectedRevision = events[0]?.revision
  return { kind: 'report', matchId, report: { kind: 'CORRECTION', state: 'SCHEDULED', expectedRevision } }
}
