import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { NewIds } from '../../document/kept-ids/with-ids.ts'
import { type EventRow, type MatchRow, selectEvents, selectMatches } from '../match-statements.ts'
import type { AdjustmentRequest, Adjustments } from '../report/adjust-points.ts'
import { type StructureRow, selectStructure, selectTeams, type TeamRow } from '../statements.ts'

/** What was reported of a match: its result or progress, its time and field, or both. */
export interface ReportedParts {
  readonly result: boolean
  readonly place: boolean
}

/** An edition with reports as it is stored, under the ids that it is to have. */
export interface StoredReports {
  /** By the id of a match; only matches with reports. */
  readonly parts: ReadonlyMap<string, ReportedParts>
  readonly matches: ReadonlyMap<string, MatchRow>
  readonly teams: readonly TeamRow[]
  readonly structure: readonly StructureRow[]
  /** The teams about whose points a jury decided at the desk, by the id of the group. */
  readonly judged: ReadonlyMap<string, ReadonlySet<string>>
}

/** Reads what the desk reported of an edition; null if it reported nothing. */
export async function readStoredReports(
  trx: Transaction<Tables>,
  editionKey: number,
  moved: NewIds,
): Promise<StoredReports | null> {
  const scope = { editionKey, categoryId: null }
  const events = await selectEvents(trx, scope, null)
  if (events.length === 0) return null
  const { match, team, division, category } = renaming(moved)
  const parts = new Map(
    [...Map.groupBy(events, (event) => match(event.match_id))].map(([id, of]) => [
      id,
      { result: of.some(({ kind }) => kind !== 'MOVE'), place: of.some(({ kind }) => kind === 'MOVE') },
    ]),
  )
  const matches = (await selectMatches(trx, scope)).map((row) => ({
    ...row,
    id: match(row.id),
    category_id: category(row.category_id),
    division_id: division(row.division_id),
    home_team_id: row.home_team_id && team(row.home_team_id),
    away_team_id: row.away_team_id && team(row.away_team_id),
    replays: row.replays && match(row.replays),
  }))
  const teams = (await selectTeams(trx, scope)).map((row) => ({
    ...row,
    id: team(row.id),
    category_id: category(row.category_id),
  }))
  const structure = (await selectStructure(trx, scope)).map((row) => ({
    ...row,
    id: category(row.id),
    division_id: row.division_id && division(row.division_id),
    adjustments_json: row.adjustments_json && renamedAdjustments(row.adjustments_json, team),
  }))
  const judged = new Map(
    [...Map.groupBy(events.flatMap(decisionOf), ({ divisionId }) => division(divisionId))].map(([id, of]) => [
      id,
      new Set(of.map(({ teamId }) => team(teamId))),
    ]),
  )
  return { parts, matches: new Map(matches.map((row) => [row.id, row])), teams, structure, judged }
}

/** Returns the group and team of a jury's decision about points; none for a report of a match. */
const decisionOf = ({ kind, report_json }: EventRow): Pick<AdjustmentRequest, 'divisionId' | 'teamId'>[] =>
  kind === 'POINTS' ? [JSON.parse(report_json)] : []

const renamedAdjustments = (text: string, team: (id: string) => string): string =>
  JSON.stringify(
    (JSON.parse(text) as Adjustments).map((adjustment) => ({ ...adjustment, team: team(adjustment.team) })),
  )

/** Gives the reports the ids that their matches, groups and teams have now. */
export async function renameReports(
  trx: Transaction<Tables>,
  editionKey: number,
  moved: NewIds,
): Promise<void> {
  if ([moved.matches, moved.divisions, moved.teams].every(({ size }) => size === 0)) return
  const events = await selectEvents(trx, { editionKey, categoryId: null }, null)
  await trx.deleteFrom('match_event').where('edition_key', '=', editionKey).execute()
  const { match, division, team } = renaming(moved)
  for (const event of events) {
    const [decision] = decisionOf(event)
    const report_json = decision
      ? JSON.stringify({
          ...decision,
          divisionId: division(decision.divisionId),
          teamId: team(decision.teamId),
        })
      : event.report_json
    await trx
      .insertInto('match_event')
      .values({ ...event, match_id: match(event.match_id), report_json })
      .execute()
  }
}

const renaming = ({ matches, teams, divisions, categories }: NewIds) => ({
  match: (id: string) => matches.get(id) ?? id,
  team: (id: string) => teams.get(id) ?? id,
  division: (id: string) => divisions.get(id) ?? id,
  category: (id: string) => categories.get(id) ?? id,
})
