import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import * as v from 'valibot'
import {
  LONGEST_WITHDRAWAL_REASON,
  USUAL_WITHDRAWAL,
  WITHDRAWAL_RULES,
} from '../../../domain/tournament/withdrawal.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { selectEvents, selectMatchCards, selectMatches } from '../match-statements.ts'
import { invalid, ReportRefusal } from '../refusal.ts'
import * as statements from '../statements.ts'
import { readWithdrawal, type StoredWithdrawal } from '../stored-withdrawal.ts'
import { openEdition, type ReportRequest, store } from './report-match.ts'
import { readInput, reasonFields, reasonIn } from './report-values.ts'
import { nextOf, settleMatches } from './settle-matches.ts'

export interface TeamRequest extends Pick<ReportRequest, 'cupId' | 'tournamentId' | 'actor'> {
  readonly categoryId: string
  readonly teamId: string
}

export interface WithdrawalRequest extends TeamRequest {
  /** `WithdrawalReport` of results.graphql, unchecked. */
  readonly withdrawal: unknown
}

export interface TeamResponse {
  /** `{epoch}.{number}` of the edition as it is now. */
  readonly revision: string
  /** The ids of the matches that changed. */
  readonly changed: readonly string[]
  /** The ids of the matches that stay as they are because something was reported of them since. */
  readonly left: readonly string[]
}

type Edition = Selectable<EditionTable>

const shape = v.object({
  rule: v.nullish(v.picklist(WITHDRAWAL_RULES, `must be one of ${WITHDRAWAL_RULES.join(', ')}`)),
  ...reasonFields(LONGEST_WITHDRAWAL_REASON),
})

/**
 * Withdraws a team from a class with all that follows from it, in one transaction: each of its matches changes as by a
 * report.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if it is refused, as while a match of the team is live; then nothing was changed
 */
export async function withdrawTeam(
  db: Kysely<Tables>,
  request: WithdrawalRequest,
  now: number,
): Promise<TeamResponse> {
  const { rule, ...said } = readInput(shape, request.withdrawal ?? {}, 'withdrawal')
  return change(db, request, async (trx, edition, team) => {
    if (team.withdrawn_json !== null) throw invalid('teamId', 'hasWithdrawn', { team: team.name })
    const usual = (await rankingOf(trx, edition, request)).withdrawals ?? USUAL_WITHDRAWAL
    const withdrawal: StoredWithdrawal = {
      rule: rule ?? usual,
      reason: reasonIn(said),
    }
    const after = await setWithdrawal(trx, edition, request, withdrawal)
    const rows = await selectMatches(trx, { editionKey: edition.key, categoryId: request.categoryId })
    const own = rows.filter((row) => [row.home_team_id, row.away_team_id].includes(request.teamId))
    const ids = own.map(({ id }) => id)
    const settled = await settleMatches(trx, after, request.categoryId, ids, { store, now })
    return { revision: settled.revision, changed: settled.changed, left: [] }
  })
}

/**
 * Takes a withdrawal back: the matches that it changed are again what they were, except those of which something was
 * reported since.
 *
 * @param now the time of the cup's clock, epoch milliseconds
 * @throws ReportRefusal if it is refused, as when a match has begun with a team that went on instead
 */
export async function reinstateTeam(
  db: Kysely<Tables>,
  request: TeamRequest,
  now: number,
): Promise<TeamResponse> {
  return change(db, request, async (trx, edition, team) => {
    const withdrawal = readWithdrawal(team)
    if (!withdrawal) throw invalid('teamId', 'notWithdrawn', { team: team.name })
    let current = await setWithdrawal(trx, edition, request, null)
    const [changed, left]: [string[], string[]] = [[], []]
    for (const { matchId, key, before } of (withdrawal.changed ?? []).toReversed()) {
      const [match] = await selectMatchCards(trx, edition.key, [matchId])
      const last = (await selectEvents(trx, { editionKey: edition.key, categoryId: null }, matchId)).at(-1)
      if (!match || last?.key !== key) {
        left.push(matchId)
        continue
      }
      const report = { key: `reinstatement-${randomUUID()}`, kind: 'CORRECTION' as const }
      await store(trx, current, match, report, now, before)
      current = nextOf(current)
      changed.push(matchId)
    }
    // The opponent may have withdrawn as well.
    const settled = await settleMatches(trx, current, request.categoryId, changed, { store, now })
    return { revision: settled.revision, changed, left }
  })
}

async function change(
  db: Kysely<Tables>,
  request: TeamRequest,
  make: (
    trx: Transaction<Tables>,
    edition: Edition,
    team: statements.TeamRow,
  ) => Promise<Omit<TeamResponse, 'revision'> & { readonly revision: number }>,
): Promise<TeamResponse> {
  return inTransaction(db, async (trx) => {
    const edition = await openEdition(trx, request)
    const { categoryId, teamId } = request
    const teams = await statements.selectTeams(trx, { editionKey: edition.key, categoryId })
    const team = teams.find(({ id }) => id === teamId)
    if (!team) throw new ReportRefusal('NOT_FOUND', 'noTeamInClass', { teamId, categoryId })
    const { epoch } = await trx.selectFrom('installation').select('epoch').executeTakeFirstOrThrow()
    const made = await make(trx, edition, team)
    return { ...made, revision: `${epoch}.${made.revision}` }
  })
}

/** Stores that a team has withdrawn or plays again, and returns the edition in its next revision. */
async function setWithdrawal(
  trx: Transaction<Tables>,
  edition: Edition,
  { categoryId, teamId }: TeamRequest,
  withdrawal: StoredWithdrawal | null,
): Promise<Edition> {
  const after = nextOf(edition)
  const { revision } = after
  await trx
    .updateTable('team')
    .set({ withdrawn_json: withdrawal && JSON.stringify(withdrawal) })
    .where('edition_key', '=', edition.key)
    .where('category_id', '=', categoryId)
    .where('id', '=', teamId)
    .execute()
  await trx
    .updateTable('category')
    .set({ revision })
    .where('edition_key', '=', edition.key)
    .where('id', '=', categoryId)
    .execute()
  await trx.updateTable('edition').set({ revision }).where('key', '=', edition.key).execute()
  return after
}

async function rankingOf(
  trx: Transaction<Tables>,
  edition: Edition,
  { categoryId }: TeamRequest,
): Promise<{ readonly withdrawals?: StoredWithdrawal['rule'] }> {
  const [category] = await statements.selectStructure(trx, { editionKey: edition.key, categoryId })
  return { ...JSON.parse(edition.ranking_json), ...JSON.parse(category?.ranking_json ?? '{}') }
}
