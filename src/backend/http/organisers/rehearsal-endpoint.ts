import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { RehearsalState, RehearsalWish } from '../../../domain/rehearsal/rehearsal-summary.ts'
import type { Tables } from '../../database/tables.ts'
import { yearOfTournament } from '../../results/wire-edition.ts'
import type { Access } from '../access.ts'
import { refuse } from '../response/refuse.ts'
import { methodNotAllowed } from '../response/safeguards.ts'
import { sayAll } from '../response/say.ts'
import { admit } from './admit.ts'
import { revisionOf } from './read-state.ts'

/** Rehearses one edition at a time, apart from what serves. */
export interface Rehearsals {
  /** @returns whether it was begun; not while another one runs */
  start(order: {
    readonly cupId: string
    readonly year: number
    readonly wish: RehearsalWish
    readonly revision: string
    readonly at: number
  }): boolean
  stateOf(year: number): Omit<RehearsalState, 'isOutdated'>
  cancel(): Promise<void>
}

const WISH = v.strictObject({
  days: v.union([v.literal('all'), v.pipe(v.string(), v.isoDate())]),
  rest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)), 1),
})

interface RehearsalParts {
  /** The only cup that is rehearsed. */
  readonly cupId: string
  readonly db: Kysely<Tables>
  readonly access: Access
  readonly rehearsals: Rehearsals
  readonly onFault: (error: unknown) => void
}

interface RehearsalRequest {
  readonly request: Request
  /** Wrong keys are counted per address. */
  readonly address: string
  readonly cupId: string
  readonly tournamentId: string
}

/**
 * Serves `/organisers/{cupId}/{tournamentId}/rehearsal` to those who run the cup: POST with `RehearsalWish` begins a rehearsal, 409
 * if one runs, DELETE ends it, and GET tells how it is, as `RehearsalState`, as the others do when they are done.
 */
export function createRehearsalEndpoint({
  cupId,
  db,
  access,
  rehearsals,
  onFault,
}: RehearsalParts): (query: RehearsalRequest) => Promise<Response> {
  async function respond({ request, address, ...query }: RehearsalRequest): Promise<Response> {
    const sender = await admit(access, request, address, 'rehearse')
    if ('refusal' in sender) return sender.refusal
    const year = yearOfTournament(query.tournamentId)
    if (query.cupId !== cupId || year === null) return refuse(request, 404, { key: 'organisers.noEdition' })
    const revision = await revisionOf(db, cupId, year)
    if (request.method === 'POST') {
      const wish = v.safeParse(WISH, await request.json().catch(() => null))
      if (!wish.success) return refuse(request, 422, { key: 'organisers.wish' })
      if (!rehearsals.start({ cupId, year, wish: wish.output, revision, at: Date.now() }))
        return refuse(request, 409, { key: 'organisers.runs' })
    }
    if (request.method === 'DELETE') await rehearsals.cancel()
    const state = rehearsals.stateOf(year)
    const isOutdated = state.last !== null && state.last.revision !== revision
    return sayAll(request, { ...state, isOutdated } satisfies RehearsalState)
  }

  return async (query) => {
    if (!['GET', 'POST', 'DELETE'].includes(query.request.method))
      return methodNotAllowed(['GET', 'POST', 'DELETE'])
    try {
      return await respond(query)
    } catch (error) {
      onFault(error)
      return refuse(query.request, 503, { key: 'organisers.away' }, { 'retry-after': '5' })
    }
  }
}
