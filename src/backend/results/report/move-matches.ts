import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import { inTransaction } from '../../database/in-transaction.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { instant } from '../../document/forms.ts'
import { type MatchCardRow, selectMatchCards } from '../match-statements.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import type { MatchReport } from './match-report.ts'
import { readReport } from './match-report.ts'
import { isRepeated, openEdition, type ReportRequest, storeWithAll } from './report-match.ts'
import { REASON, readInput, reportKey } from './report-values.ts'

export interface MoveRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  /** `MatchesMove` of results.graphql, unchecked. */
  readonly move: unknown
  /** Whether this undoes a move: then only what was reported of these matches since stands against it. */
  readonly isUndo?: boolean
}

export interface MoveResponse {
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
  /** How many matches changed. */
  readonly changed: number
  readonly repeated: boolean
  /** The move that takes this one back, without its key; null if a match had no time or field to go back to. */
  readonly back: object | null
}

type Edition = Selectable<EditionTable>
type Move = v.InferOutput<typeof shape>

/** What tells when and where a match is played; a correction says that it is played after all. */
const KINDS = ['MOVE', 'CANCEL', 'POSTPONE', 'CORRECTION'] as const

const shape = v.object({
  key: v.pipe(reportKey, v.maxLength(56, 'must have 56 signs at most')),
  kind: v.picklist(KINDS, `must be one of ${KINDS.join(', ')}`),
  revision: v.string(),
  matches: v.pipe(
    v.array(v.object({ matchId: v.string(), startsAt: v.nullish(instant), fieldId: v.nullish(v.string()) })),
    v.minLength(1, 'must name a match'),
  ),
  ...REASON,
})

/**
 * Moves or calls off many matches in one transaction, each as by a report: all of them or none.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if one of them is refused, or if the schedule has changed since it was looked at; then nothing was
 *   changed
 */
export async function moveMatches(
  db: Kysely<Tables>,
  request: MoveRequest,
  now: number,
): Promise<MoveResponse> {
  const move = readInput(shape, request.move, 'move')
  const { matches, kind } = move
  const ids = matches.map(({ matchId }) => matchId)
  if (new Set(ids).size < ids.length) throw invalid('matches', 'matchTwice')
  const reports = matches.map((_, at) => readReport(reportOf(move, at), now))
  return inTransaction(db, async (trx) => {
    let edition = await openEdition(trx, request)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const known = await repeats(trx, edition, ids, reports)
    const response = { changed: ids.length, back: null }
    if (known) return { ...response, revision: `${epoch}.${edition.revision}`, repeated: true }
    const cards = new Map((await selectMatchCards(trx, edition.key, ids)).map((card) => [card.id, card]))
    await checkSeen(trx, edition, { move, epoch, cards, isUndo: request.isUndo === true })
    for (const [at, report] of reports.entries()) {
      // What was stored before may have changed this match: a seat of it that became free.
      const [match] = await selectMatchCards(trx, edition.key, [ids[at] ?? ''])
      if (!match) throw new ReportRefusal('NOT_FOUND', 'noMatch', { matchId: ids[at] ?? '' })
      edition = await named(match, () => storeWithAll(trx, edition, match, report, now))
    }
    const revision = `${epoch}.${edition.revision}`
    return { ...response, revision, repeated: false, back: backOf(kind, revision, ids, cards, matches) }
  })
}

function reportOf({ key, kind, matches, revision, ...why }: Move, at: number) {
  const { startsAt, fieldId } = matches[at] ?? {}
  const more = kind === 'CORRECTION' ? { state: 'SCHEDULED' } : why
  return { key: `${key}.${at}`, kind, startsAt, fieldId, ...more }
}

async function repeats(
  trx: Transaction<Tables>,
  { key }: Edition,
  ids: readonly string[],
  reports: readonly MatchReport[],
): Promise<boolean> {
  const known: boolean[] = []
  for (const [at, report] of reports.entries()) known.push(await isRepeated(trx, key, ids[at] ?? '', report))
  if (known.every(Boolean)) return true
  if (known.some(Boolean)) throw invalid('key', 'keyUsed')
  return false
}

interface Seen {
  readonly move: Move
  readonly epoch: string
  readonly cards: ReadonlyMap<string, MatchCardRow>
  readonly isUndo: boolean
}

/** Refuses a move if its clashes, which somebody looked at, may be others by now. */
async function checkSeen(
  trx: Transaction<Tables>,
  edition: Edition,
  { move, epoch, cards, isUndo }: Seen,
): Promise<void> {
  const [seenEpoch, number = ''] = move.revision.split('.')
  const seen = Number(number)
  const ids = [...cards.keys()]
  const isStale = isUndo ? false : [...cards.values()].some(({ revision }) => revision > seen)
  const { count } = await trx
    .selectFrom('match_event')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('edition_key', '=', edition.key)
    .where('revision', '>', seen)
    .$if(isUndo, (query) => query.where('match_id', 'in', ids))
    .$if(!isUndo, (query) => query.where('kind', 'in', KINDS))
    .executeTakeFirstOrThrow()
  if (seenEpoch !== epoch || isStale || Number(count) > 0)
    throw new ReportRefusal('CONFLICT', 'scheduleChanged', {}, { revision: edition.revision })
}

/** Lets a refusal name the match. */
async function named<Received>(
  { number, id }: MatchCardRow,
  act: () => Promise<Received>,
): Promise<Received> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ReportRefusal)) throw error
    throw new ReportRefusal(error.code, 'ofMatch', { match: number ?? id, why: error.text }, error)
  }
}

function backOf(
  kind: Move['kind'],
  revision: string,
  ids: readonly string[],
  cards: ReadonlyMap<string, MatchCardRow>,
  matches: Move['matches'],
): object | null {
  if (kind !== 'MOVE') return { kind: 'CORRECTION', revision, matches: ids.map((matchId) => ({ matchId })) }
  const back = matches.flatMap(({ matchId, startsAt, fieldId }) => {
    const card = cards.get(matchId)
    const was = {
      ...(startsAt && { startsAt: card?.starts_at ?? null }),
      ...(fieldId && { fieldId: card?.field_id ?? null }),
    }
    return Object.values(was).includes(null) ? [] : [{ matchId, ...was }]
  })
  return back.length === ids.length ? { kind, revision, matches: back } : null
}
