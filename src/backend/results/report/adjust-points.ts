import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '../../../domain/text/locale.ts'
import { isoWithOffset } from '../../../domain/time/stockholm-iso.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import type { DivisionDocument } from '../../document/cup-document.ts'
import { whole } from '../../document/forms.ts'
import { writtenWords } from '../../document/words-document.ts'
import { lockEdition } from '../lock-edition.ts'
import { selectMatches } from '../match-statements.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import { type StructureRow, selectStructure, selectTeams } from '../statements.ts'
import { withdrawnOf } from '../stored-withdrawal.ts'
import { readWords } from '../stored-words.ts'
import { yearOfTournament } from '../wire-edition.ts'
import { laterGroupsAfter } from './later-groups.ts'
import { Progress } from './progress.ts'
import type { ReportRequest } from './report-match.ts'
import { REASON, readInput, reasonIn, reportKey } from './report-values.ts'
import { storeFollowers } from './store-followers.ts'

export interface AdjustmentRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  readonly divisionId: string
  readonly teamId: string
  /** `AdjustmentReport` of results.graphql, unchecked. */
  readonly adjustment: unknown
}

export interface AdjustmentResponse {
  readonly teamName: string
  readonly divisionName: string
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
  readonly repeated: boolean
}

const MOST_POINTS = 999
const shape = v.object({
  key: reportKey,
  points: whole(-MOST_POINTS, MOST_POINTS),
  ...REASON,
})

/** Points that a jury gave or took, as they are stored. */
export type Adjustments = NonNullable<DivisionDocument['adjustments']>

/**
 * Stores the points that a jury gives or takes, in place of what it decided about that team in that group before: the table,
 * the teams that go on, and a new revision of the edition, in one transaction.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if it is refused, also if it would change a match that has begun; then nothing was changed
 */
export async function adjustPoints(
  db: Kysely<Tables>,
  request: AdjustmentRequest,
  now: number,
): Promise<AdjustmentResponse> {
  const decision = readInput(shape, request.adjustment, 'adjustment')
  return inTransaction(db, async (trx) => {
    const { edition, division, structure, team } = await find(trx, request)
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const names = {
      teamName: team.name,
      divisionName: readWords(division.division_name_json)[DEFAULT_LOCALE],
    }
    const before: Adjustments = JSON.parse(division.adjustments_json ?? '[]')
    const given = reasonIn(decision)
    const after: Adjustments = [
      ...before.filter((one) => one.team !== team.id),
      ...(decision.points === 0
        ? []
        : [{ team: team.id, points: decision.points, ...(given && { reason: writtenWords(given) }) }]),
    ]
    const decisionJson = JSON.stringify({ ...request, actor: undefined })
    const isKnown = await isRepeated(trx, edition.key, decision.key, decisionJson)
    if (isKnown || JSON.stringify(after) === JSON.stringify(before))
      return { ...names, revision: `${epoch}.${edition.revision}`, repeated: true }
    const revision = edition.revision + 1
    const adjustments_json = after.length === 0 ? null : JSON.stringify(after)
    await trx
      .updateTable('division')
      .set({ adjustments_json, table_json: '[]' })
      .where('edition_key', '=', edition.key)
      .where('id', '=', request.divisionId)
      .execute()
    const judged = structure.map((row) =>
      row.division_id === request.divisionId ? { ...row, adjustments_json } : row,
    )
    const scope = { editionKey: edition.key, categoryId: division.id }
    const rows = await selectMatches(trx, scope)
    const progress = new Progress(rows, judged, withdrawnOf(await selectTeams(trx, scope)))
    progress.afterGroup(request.divisionId, edition)
    const groups = laterGroupsAfter(judged, rows, progress.rows)
    await storeFollowers(trx, edition.key, { moved: progress.changed, groups }, revision)
    await trx
      .updateTable('category')
      .set({ revision })
      .where('edition_key', '=', edition.key)
      .where('id', '=', division.id)
      .execute()
    await trx.updateTable('edition').set({ revision }).where('key', '=', edition.key).execute()
    await trx
      .insertInto('match_event')
      .values({
        edition_key: edition.key,
        revision,
        match_id: '',
        key: decision.key,
        kind: 'POINTS',
        at: isoWithOffset(now),
        reported_at: isoWithOffset(now),
        home_score: null,
        away_score: null,
        starts_at: null,
        location_name: null,
        report_json: decisionJson,
      })
      .execute()
    return { ...names, revision: `${epoch}.${revision}`, repeated: false }
  })
}

async function find(trx: Transaction<Tables>, request: AdjustmentRequest) {
  const { cupId, tournamentId, divisionId, teamId } = request
  const year = yearOfTournament(tournamentId)
  const edition: Selectable<EditionTable> | undefined =
    year === null ? undefined : await lockEdition(trx, cupId, year)
  if (edition === undefined) throw new ReportRefusal('NOT_FOUND', 'noTournament', { tournamentId, cupId })
  const all = await selectStructure(trx, { editionKey: edition.key, categoryId: null })
  const division = all.find((row: StructureRow) => row.division_id === divisionId)
  if (division === undefined || division.stage_type === 'playoff')
    throw new ReportRefusal('NOT_FOUND', 'noGroup', { divisionId, tournamentId })
  const drawn: DivisionDocument['teams'] = JSON.parse(division.team_ids_json ?? '[]')
  const teams = await selectTeams(trx, { editionKey: edition.key, categoryId: division.id })
  const team = teams.find(({ id }) => id === teamId)
  if (team === undefined || !drawn.includes(teamId))
    throw new ReportRefusal('NOT_FOUND', 'notInGroup', { teamId, divisionId })
  return { edition, division, structure: all.filter(({ id }) => id === division.id), team }
}

async function isRepeated(
  trx: Transaction<Tables>,
  editionKey: number,
  key: string,
  text: string,
): Promise<boolean> {
  const event = await trx
    .selectFrom('match_event')
    .select('report_json')
    .where('edition_key', '=', editionKey)
    .where('key', '=', key)
    .executeTakeFirst()
  if (event === undefined) return false
  if (event.report_json === text) return true
  throw invalid('key', 'keyUsed')
}
