import type { Kysely, Selectable, Transaction } from 'kysely'
import { isOver } from '../../../domain/desk/match-result.ts'
import { parseInstant } from '../../../domain/time/stockholm.ts'
import { isoWithOffset } from '../../../domain/time/stockholm-iso.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { type Actor, OPERATOR } from '../access/actor.ts'
import { reportRefusal } from '../access/report-refusal.ts'
import { lockEdition } from '../lock-edition.ts'
import { type MatchCardRow, selectMatchCards, selectMatches } from '../match-statements.ts'
import { gatesOfRow } from '../publication-of.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import * as statements from '../statements.ts'
import { resultColumns, resultOf } from '../stored-match.ts'
import { withdrawnOf } from '../stored-withdrawal.ts'
import { yearOfTournament } from '../wire-edition.ts'
import { featuredAfterStart } from './featured.ts'
import { keptTimes } from './kept-times.ts'
import { laterGroupsAfter } from './later-groups.ts'
import { columnsAfter } from './match-change.ts'
import { type MatchReport, readReport } from './match-report.ts'
import { Progress } from './progress.ts'
import { checkTime } from './report-time.ts'
import { nextOf, settleMatches } from './settle-matches.ts'
import { type Followers, storeFollowers } from './store-followers.ts'

export interface ReportRequest {
  readonly cupId: string
  readonly tournamentId: string
  readonly matchId: string
  /** `MatchReport` of results.graphql, unchecked. */
  readonly report: unknown
  /** Who reports; the operator unless it is given. */
  readonly actor?: Actor
}

export interface ReportResponse {
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
  readonly repeated: boolean
}

type Edition = Selectable<EditionTable>
type Card = MatchCardRow

/**
 * Stores a report and all that follows from it, in one transaction: the match, the event, the teams that move in the
 * play-offs, the removal of a published table that no longer holds, the featured games, and a new revision of the edition.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if the report is refused; then nothing was changed
 */
export async function reportMatch(
  db: Kysely<Tables>,
  request: ReportRequest,
  now: number,
): Promise<ReportResponse> {
  const report = readReport(request.report, now)
  return inTransaction(db, async (trx) => {
    const { edition, match } = await find(trx, request)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    if (await isRepeated(trx, edition.key, match.id, report))
      return { revision: `${epoch}.${edition.revision}`, repeated: true }
    const refusal = reportRefusal(request.actor ?? OPERATOR, match, report)
    if (refusal !== null) throw new ReportRefusal('FORBIDDEN', refusal.key)
    const expected = report.expectedRevision ?? match.revision
    if (expected !== match.revision)
      throw new ReportRefusal('CONFLICT', 'matchChanged', {}, { revision: match.revision })
    const { revision } = await storeWithAll(trx, edition, match, report, now)
    return { revision: `${epoch}.${revision}`, repeated: false }
  })
}

/** Stores a report as `store` does, with what follows from the withdrawal of teams. @returns the edition as it is then */
export async function storeWithAll(
  trx: Transaction<Tables>,
  edition: Edition,
  match: Card,
  report: MatchReport,
  now: number,
): Promise<Edition> {
  const moved = await store(trx, edition, match, report, now)
  return settleMatches(trx, nextOf(edition), match.category_id, moved, { store, now })
}

/** Locks an edition. @throws ReportRefusal if there is none */
export async function findEdition(
  trx: Transaction<Tables>,
  { cupId, tournamentId }: Pick<ReportRequest, 'cupId' | 'tournamentId'>,
): Promise<Edition> {
  const year = yearOfTournament(tournamentId)
  const edition = year === null ? undefined : await lockEdition(trx, cupId, year)
  if (edition === undefined) throw new ReportRefusal('NOT_FOUND', 'noTournament', { tournamentId, cupId })
  return edition
}

/** Locks an edition whose schedule and draw are published. */
export async function openEdition(
  trx: Transaction<Tables>,
  request: Pick<ReportRequest, 'cupId' | 'tournamentId'>,
): Promise<Edition> {
  const edition = await findEdition(trx, request)
  if (!gatesOfRow(edition).matches) throw new ReportRefusal('NOT_FOUND', 'notPublished')
  return edition
}

async function find(trx: Transaction<Tables>, request: ReportRequest) {
  const { tournamentId, matchId } = request
  const edition = await openEdition(trx, request)
  const [match] = await selectMatchCards(trx, edition.key, [matchId])
  if (match === undefined)
    throw new ReportRefusal('NOT_FOUND', 'noMatchInTournament', { matchId, tournamentId })
  return { edition, match }
}

/** Whether a report was stored before. @throws ReportRefusal if its key was used for another one */
export async function isRepeated(
  trx: Transaction<Tables>,
  editionKey: number,
  matchId: string,
  report: MatchReport,
): Promise<boolean> {
  const event = await trx
    .selectFrom('match_event')
    .select(['match_id', 'report_json'])
    .where('edition_key', '=', editionKey)
    .where('key', '=', report.key)
    .executeTakeFirst()
  if (event === undefined) return false
  if (event.match_id === matchId && event.report_json === JSON.stringify(report)) return true
  throw invalid('key', 'keyUsed')
}

/**
 * Stores a report of a match with all that follows from it, as the next revision of the edition.
 *
 * @param restored the columns of an earlier state, which the match returns to; without them, the report decides
 * @returns the ids of the matches whose teams changed
 */
export async function store(
  trx: Transaction<Tables>,
  edition: Edition,
  match: Card,
  report: MatchReport,
  now: number,
  restored?: Partial<Card>,
): Promise<string[]> {
  const revision = edition.revision + 1
  checkTime(report, edition)
  const reported = restored ?? (await columnsAfter(trx, edition.key, match, report))
  const times = restored ?? keptTimes(match, { ...match, ...reported }, report, now)
  const columns = { ...reported, ...times }
  const after: Card = { ...match, ...columns }
  const concluded = report.kind !== 'MOVE' && resultKey(match) !== resultKey(after)
  const isSettled = report.kind !== 'MOVE' && settledKey(match) !== settledKey(after)
  const followers = isSettled ? await followersOf(trx, edition, after) : NOTHING
  await trx
    .updateTable('match')
    .set({ ...columns, revision, ...(goesOn(match, after, report) ? {} : { settled_revision: revision }) })
    .where('edition_key', '=', edition.key)
    .where('id', '=', match.id)
    .execute()
  await storeFollowers(trx, edition.key, followers, revision)
  if (concluded) {
    await trx
      .updateTable('division')
      .set({ table_json: '[]' })
      .where('edition_key', '=', edition.key)
      .where('id', '=', match.division_id)
      .where('table_json', '!=', '[]')
      .execute()
  }
  await trx
    .updateTable('category')
    .set({ revision })
    .where('edition_key', '=', edition.key)
    .where('id', '=', match.category_id)
    .execute()
  const began = match.state === 'scheduled' && after.state === 'live'
  const featured = began ? await featuredAfterStart(trx, edition, match) : null
  await trx
    .updateTable('edition')
    .set({ revision, ...(featured === null ? {} : { featured_json: JSON.stringify(featured) }) })
    .where('key', '=', edition.key)
    .execute()
  await trx
    .insertInto('match_event')
    .values(eventOf(edition, after, report, revision, now))
    .execute()
  return followers.moved.map(({ id }) => id)
}

/** Whether a report changes no more than the goals of a match that goes on. */
const goesOn = (before: Card, after: Card, { kind }: MatchReport): boolean =>
  kind !== 'MOVE' && before.state === 'live' && after.state === 'live'

/** Returns the result that other matches and groups depend on; empty until the match is over. */
function resultKey(row: Card): string {
  const { state, score, penalties, winner, bothLose } = resultOf(row)
  return isOver({ state }) ? JSON.stringify([state, score, penalties, winner, bothLose]) : ''
}

/** Returns what decides whether a group is over: also that a match will not be played. */
const settledKey = (row: Card): string =>
  resultKey(row) || (row.state === 'cancelled' || row.state === 'annulled' ? 'without' : '')

const NOTHING: Followers = { moved: [], groups: [] }

/** Returns the matches of the class whose teams this result changes, and the groups that it leads to. */
async function followersOf(trx: Transaction<Tables>, edition: Edition, after: Card): Promise<Followers> {
  const scope = { editionKey: edition.key, categoryId: after.category_id }
  const rows = await selectMatches(trx, scope)
  const structure = await statements.selectStructure(trx, scope)
  const progress = new Progress(
    rows.map((row) => (row.id === after.id ? { ...row, ...resultColumns(resultOf(after)) } : row)),
    structure,
    withdrawnOf(await statements.selectTeams(trx, scope)),
  )
  if (after.stage_type === 'playoff') progress.afterMatch(after.id)
  else progress.afterGroup(after.division_id, edition)
  return { moved: progress.changed, groups: laterGroupsAfter(structure, rows, progress.rows) }
}

function eventOf(edition: Edition, after: Card, report: MatchReport, revision: number, now: number) {
  const at = report.at ? parseInstant(report.at) : null
  const moved = report.kind === 'MOVE'
  return {
    edition_key: edition.key,
    revision,
    match_id: after.id,
    key: report.key,
    kind: report.kind,
    at: isoWithOffset(at ?? now),
    reported_at: isoWithOffset(now),
    home_score: moved ? null : after.home_score,
    away_score: moved ? null : after.away_score,
    starts_at: moved ? after.starts_at : null,
    location_name: moved ? (after.location_name ?? after.field_name) : null,
    report_json: JSON.stringify(report),
  }
}
