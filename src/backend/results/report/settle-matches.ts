import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { REPORT_KINDS, SIDES } from '../../../contract/match-words.ts'
import { textInputs } from '../../../contract/texts.ts'
import { reportOfWithdrawal } from '../../../domain/desk/after-withdrawal.ts'
import { InvalidReport } from '../../../domain/desk/invalid-report.ts'
import { teamIdOf } from '../../../domain/tournament/outcome.ts'
import { inEachLanguage } from '../../../i18n/service-text.ts'
import type { EditionTable, Tables } from '../../database/tables.ts'
import { type MatchCardRow, selectMatchCards, selectMatches } from '../match-statements.ts'
import { ReportRefusal, textOfFault } from '../refusal.ts'
import * as statements from '../statements.ts'
import { resultColumns, resultOf } from '../stored-match.ts'
import { type StoredWithdrawal, withdrawnFromDivision, withdrawnOf } from '../stored-withdrawal.ts'
import { reported } from './match-change.ts'
import type { MatchReport } from './match-report.ts'

type Edition = Selectable<EditionTable>

interface Storing {
  /** Stores a report as the next revision, and returns the ids of the matches whose teams changed. */
  readonly store: (
    trx: Transaction<Tables>,
    edition: Edition,
    match: MatchCardRow,
    report: MatchReport,
    now: number,
  ) => Promise<string[]>
  /** The time of the cup's clock, epoch milliseconds. */
  readonly now: number
}

export const nextOf = (edition: Edition): Edition => ({ ...edition, revision: edition.revision + 1 })

/**
 * Gives matches what follows from the withdrawal of their teams, and so on with the matches that this fills. Each change is
 * stored with the team, so that it can be taken back.
 *
 * @returns the edition as it is then, and the ids of the matches that changed
 * @throws ReportRefusal if a match is live
 */
export async function settleMatches(
  trx: Transaction<Tables>,
  edition: Edition,
  categoryId: string,
  matchIds: readonly string[],
  { store, now }: Storing,
) {
  const scope = { editionKey: edition.key, categoryId }
  const left = [...matchIds]
  const changed: string[] = []
  let current = edition
  while (left.length > 0) {
    const id = left.shift() ?? ''
    const found = await reportFor(trx, scope, id)
    if (!found) continue
    const { match, teamId, withdrawal, report } = found
    left.push(...(await store(trx, current, match, report, now)))
    current = nextOf(current)
    changed.push(id)
    const before = {
      ...resultColumns(resultOf(match)),
      started_at: match.started_at,
      ended_at: match.ended_at,
    }
    const kept = [...(withdrawal.changed ?? []), { matchId: id, key: report.key, before }]
    await trx
      .updateTable('team')
      .set({ withdrawn_json: JSON.stringify({ ...withdrawal, changed: kept } satisfies StoredWithdrawal) })
      .where('edition_key', '=', edition.key)
      .where('category_id', '=', categoryId)
      .where('id', '=', teamId)
      .execute()
  }
  return { ...current, changed }
}

async function reportFor(trx: Transaction<Tables>, scope: statements.Scope, matchId: string) {
  const all = withdrawnOf(await statements.selectTeams(trx, scope))
  const [match] = all.size === 0 ? [] : await selectMatchCards(trx, scope.editionKey, [matchId])
  if (!match) return null
  const structure = await statements.selectStructure(trx, scope)
  const rows = await selectMatches(trx, scope)
  const withdrawn = withdrawnFromDivision(match.division_id, all, structure, rows)
  const before = reported(match)
  const teamId = [before.home, before.away].map(teamIdOf).find((id) => withdrawn.has(id ?? ''))
  const withdrawal = withdrawn.get(teamId ?? '')
  if (!teamId || !withdrawal) return null
  try {
    const draft = reportOfWithdrawal(before, withdrawn, inEachLanguage('withdrawn.reason'))
    if (!draft) return null
    const report: MatchReport = {
      key: `withdrawal-${randomUUID()}`,
      kind: REPORT_KINDS[draft.kind],
      winner: draft.winner && SIDES[draft.winner],
      reason: draft.reason && textInputs(draft.reason),
    }
    return { match, teamId, withdrawal: withdrawal as StoredWithdrawal, report }
  } catch (fault) {
    if (!(fault instanceof InvalidReport)) throw fault
    throw new ReportRefusal('INVALID', 'ofMatch', {
      match: match.number ?? match.id,
      why: textOfFault(fault),
    })
  }
}
