import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import {
  EVERY_SECONDS,
  type SourceMode,
  type SourceStep,
  sourceAddress,
  withoutPassword,
} from '../../../domain/organiser/source.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Tables } from '../../database/tables.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { findEdition } from '../report/report-match.ts'
import type { EditionRequest } from '../scorer-links/stored-links.ts'
import { decisionOf, type SourceDecision, type SourceRow, sourcesIn, stateOf } from './stored-sources.ts'

const MOST_SOURCES = 20

interface NewSource {
  readonly address: string
  readonly service?: string | null
  readonly everySeconds?: number | null
  /** JSON: see `optionsForm`. */
  readonly options?: string | null
}

export interface SourceRequest extends EditionRequest {
  readonly step: SourceStep
  /** Of a source that is there. */
  readonly id?: string | null
  /** The one that is added. */
  readonly source?: NewSource | null
  /** The match of which the source's result or time is taken. */
  readonly matchId?: string | null
  /** The `changedAt` of the state whose changes are accepted. */
  readonly seen?: string | null
}

export interface SourceResponse {
  /** `{epoch}.{number}` of the edition, which stays as it is. */
  readonly revision: string
  readonly id: string
  /** What undoes the step; null if nothing does. */
  readonly back: SourceBack | null
}

/** A source is put back in the mode that it had. */
export interface SourceBack {
  readonly id: string
  readonly mode: SourceMode
  /** Refused if the source is in another mode by now. */
  readonly expected: SourceMode
}

const text = v.pipe(v.string(), v.maxLength(200))
/** How a source is read: the options of an import by their names, and lines such as "Hemmalag = home". */
const optionsForm = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    name: v.optional(text),
    year: v.optional(text),
    zone: v.optional(text),
    chain: v.optional(text),
    publish: v.optional(text),
    'skip-faulty': v.optional(v.boolean()),
    columns: v.optional(v.pipe(v.string(), v.maxLength(5000))),
  }),
)
export type SourceOptions = v.InferOutput<typeof optionsForm>

/**
 * Adds a source, or says what becomes of one. Nobody asks the source here: whoever follows sources does, a moment later.
 *
 * @throws ReportRefusal if there is no such source, if it cannot be followed, or if it is otherwise than whoever asks has seen
 */
export function setSource(db: Kysely<Tables>, request: SourceRequest): Promise<SourceResponse> {
  return changed(db, request, async (trx) => {
    const { cupId, step } = request
    if (step === 'ADD') return addSource(trx, cupId, request.source ?? null)
    const row = await findSource(trx, cupId, request.id ?? '')
    switch (step) {
      case 'PAUSE':
        return setMode(trx, row, { mode: 'paused', expected: 'followed' })
      case 'RESUME':
        return setMode(trx, row, { mode: 'followed', expected: 'paused' })
      case 'END':
        return setMode(trx, row, { mode: 'ended', expected: row.mode })
      case 'ACCEPT': {
        const [state, { seen }] = [stateOf(row), request]
        if (state?.state !== 'waiting' || !seen || state.changedAt !== seen) throw otherwise()
        return decide(trx, row, { ...decisionOf(row), accepted: seen })
      }
      case 'TAKE': {
        const { matchId } = request
        if (!matchId || !stateOf(row)?.conflicts.some((conflict) => conflict.matchId === matchId))
          throw otherwise()
        const { taken = [], ...decision } = decisionOf(row)
        return decide(trx, row, { ...decision, taken: [...new Set([...taken, matchId])] })
      }
    }
  })
}

const idOf = (address: URL, service: string | null) =>
  hash('sha256', `${withoutPassword(address)} ${service ?? ''}`).slice(0, 16)

/** Returns the request as the log keeps it: without a password. */
export function loggedSource({ step, id, source, matchId, seen: _, ...request }: SourceRequest) {
  const address = source ? sourceAddress(source.address) : null
  const sourceId = address ? idOf(address, source?.service?.trim() || null) : id
  return { ...request, step, sourceId, ...(matchId && { matchId }) }
}

/** Whoever ends a source, or brings an ended one back, needs the right to follow one. */
export const actOfBack = ({ mode, expected }: Omit<SourceBack, 'id'>): 'followSource' | 'pauseSource' =>
  mode === 'ended' || expected === 'ended' ? 'followSource' : 'pauseSource'

/** Puts a source back in the mode that it had. @throws as `setSource` */
export const putSourceBack = (
  db: Kysely<Tables>,
  request: EditionRequest & SourceBack,
): Promise<SourceResponse> =>
  changed(db, request, async (trx) => setMode(trx, await findSource(trx, request.cupId, request.id), request))

const otherwise = () => new ReportRefusal('CONFLICT', 'partChanged')

function changed(
  db: Kysely<Tables>,
  request: EditionRequest,
  change: (trx: Transaction<Tables>) => Promise<Omit<SourceResponse, 'revision'>>,
): Promise<SourceResponse> {
  return inTransaction(db, async (trx) => {
    const edition = await findEdition(trx, request)
    const made = await change(trx)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    return { revision: `${epoch}.${edition.revision}`, ...made }
  })
}

async function findSource(trx: Transaction<Tables>, cupId: string, id: string): Promise<SourceRow> {
  const row = await sourcesIn(trx, cupId).where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new ReportRefusal('NOT_FOUND', 'noSource')
  return row
}

const update = (trx: Transaction<Tables>, { cup_id, id }: SourceRow, values: Partial<SourceRow>) =>
  trx.updateTable('source').set(values).where('cup_id', '=', cup_id).where('id', '=', id).execute()

async function setMode(
  trx: Transaction<Tables>,
  row: SourceRow,
  { mode, expected }: Omit<SourceBack, 'id'>,
): Promise<Omit<SourceResponse, 'revision'>> {
  if (row.mode !== expected || mode === expected) throw otherwise()
  // What the desk reported in a pause may contradict the source: all of it is read again.
  await update(trx, row, { mode, ...(mode === 'followed' ? soon(row, {}) : { decision_json: null }) })
  return { id: row.id, back: { id: row.id, mode: expected, expected: mode } }
}

async function decide(trx: Transaction<Tables>, row: SourceRow, decision: SourceDecision) {
  await update(trx, row, soon(row, decision))
  return { id: row.id, back: null }
}

/** Returns a row whose source is looked at at once. */
function soon(row: SourceRow, decision: SourceDecision): Pick<SourceRow, 'decision_json' | 'state_json'> {
  const state = stateOf(row)
  const nextAt = new Date().toISOString()
  return {
    decision_json: JSON.stringify(decision),
    state_json: state && JSON.stringify({ ...state, nextAt }),
  }
}

async function addSource(trx: Transaction<Tables>, cupId: string, given: NewSource | null) {
  const address = sourceAddress(given?.address ?? '')
  if (given === null || address === null) throw invalid('address', 'sourceAddress')
  const everySeconds = given.everySeconds ?? EVERY_SECONDS.usual
  const { least, most } = EVERY_SECONDS
  if (everySeconds < least || everySeconds > most)
    throw invalid('everySeconds', 'sourceEvery', { least, most })
  const service = given.service?.trim() || null
  const options = v.safeParse(optionsForm, given.options ?? '{}')
  if (!options.success || (service !== null && !/^[\w-]{1,100}$/.test(service)))
    throw invalid('options', 'sourceOptions')
  const id = idOf(address, service)
  const rows = await sourcesIn(trx, cupId).execute()
  const there = rows.filter(({ mode }) => mode !== 'ended')
  if (there.some((row) => row.id === id)) throw invalid('address', 'sourceThere')
  if (there.length >= MOST_SOURCES) throw invalid('address', 'sourcesMost', { most: MOST_SOURCES })
  await trx.deleteFrom('source').where('cup_id', '=', cupId).where('id', '=', id).execute()
  await trx
    .insertInto('source')
    .values({
      cup_id: cupId,
      id,
      address: String(address),
      service,
      options_json: JSON.stringify(options.output),
      every_seconds: everySeconds,
      mode: 'followed',
      decision_json: null,
      state_json: null,
    })
    .execute()
  return { id, back: { id, mode: 'ended', expected: 'followed' } as const }
}
