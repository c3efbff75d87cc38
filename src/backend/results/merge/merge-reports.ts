import { fold } from '../../../domain/text/fold.ts'
import { SIDES } from '../../../domain/tournament/outcome.ts'
import type { EditionRows } from '../edition-rows.ts'
import type { MatchRow } from '../match-statements.ts'
import type { Adjustments } from '../report/adjust-points.ts'
import { readWithdrawal } from '../stored-withdrawal.ts'
import { keepNeeded } from './keep-needed.ts'
import { type Disputed, disputed, keepReported, type NewRow } from './match-conflicts.ts'
import type { StoredReports } from './stored-reports.ts'

/** Where a file says something else than the desk reported. */
export interface ReportConflict {
  readonly matchId: string
  /** The sides, as they are stored. */
  readonly name: string
  readonly about: Disputed
  readonly reported: string
  readonly file: string
  /** Whether the file's value is stored. */
  readonly isFromFile: boolean
}

export interface ReportFindings {
  readonly conflicts: readonly ReportConflict[]
  /** The matches that the file does not hold any more and that are kept, because they have reports. */
  readonly kept: readonly { readonly matchId: string; readonly name: string }[]
}

/**
 * Puts the reports of an edition into the rows that a file gives for it: what was reported stays, and everything else is
 * as in the file. A seat that a result filled stays filled while the file names it by the same label.
 *
 * @param rows are changed
 * @param prefersFile whether the file's value of a match is taken where it differs
 */
export function mergeReports(
  rows: EditionRows,
  stored: StoredReports,
  prefersFile: (matchId: string) => boolean,
): ReportFindings {
  const conflicts: ReportConflict[] = []
  const kept: { matchId: string; name: string }[] = []
  const given = new Map(rows.match.map((row) => [row.id, row]))
  for (const row of rows.match) keepSeats(row, stored.matches.get(row.id))
  for (const [matchId, parts] of stored.parts) {
    const was = stored.matches.get(matchId)
    const row = given.get(matchId)
    if (was === undefined) continue
    if (row === undefined) {
      rows.match.push(storedRow(was, rows))
      kept.push({ matchId, name: nameOf(was) })
      continue
    }
    const about = disputed(row, was, parts)
    const isFromFile = prefersFile(matchId)
    for (const part of about) {
      const [reported, file] = [was, row].map((of) => shown(of, part, rows, stored))
      conflicts.push({
        matchId,
        name: nameOf(was),
        about: part,
        reported: reported ?? '',
        file: file ?? '',
        isFromFile,
      })
    }
    keepReported(row, was, parts, isFromFile ? about : [])
  }
  // SQLite takes the columns of all rows of a statement from the first and has no default for what is missing.
  for (const row of rows.match) Object.assign(row, { revision: 0, settled_revision: 0, ...row })
  keepNeeded(rows, stored)
  keepWithdrawals(rows, stored)
  keepAdjustments(rows, stored)
  const concluded = new Set(
    rows.match.filter(({ id }) => stored.parts.get(id)?.result).map(({ division_id }) => division_id),
  )
  for (const division of rows.division) if (concluded.has(division.id)) division.table_json = '[]'
  return { conflicts, kept }
}

/** A team that withdrew at the desk has withdrawn, whatever a file says: its matches changed by reports. */
function keepWithdrawals({ team }: EditionRows, { teams }: StoredReports): void {
  for (const row of team) {
    const was = teams.find(({ id, category_id }) => id === row.id && category_id === row.category_id)
    if (was && readWithdrawal(was)?.changed) row.withdrawn_json ??= was.withdrawn_json
  }
}

/** What a jury decided at the desk about points holds, whatever a file says of the same team. */
function keepAdjustments({ division }: EditionRows, { structure, judged }: StoredReports): void {
  for (const row of division) {
    const teams = judged.get(row.id)
    if (!teams) continue
    const was = structure.find(({ division_id }) => division_id === row.id)?.adjustments_json
    const [given, decided]: Adjustments[] = [row.adjustments_json, was].map((text) =>
      JSON.parse(text ?? '[]'),
    )
    const kept = [
      ...(given ?? []).filter(({ team }) => !teams.has(team)),
      ...(decided ?? []).filter(({ team }) => teams.has(team)),
    ]
    row.adjustments_json = kept.length === 0 ? null : JSON.stringify(kept)
    row.table_json = '[]'
  }
}

/** Keeps the teams that results sent to seats which the file still names by the same label. */
function keepSeats(row: NewRow, was: MatchRow | undefined): void {
  for (const side of SIDES) {
    const [label, before] = [row[`${side}_placeholder`] ?? null, was?.[`${side}_placeholder`] ?? null]
    if (label === null || before === null || fold(label) !== fold(before)) continue
    row[`${side}_team_id`] ??= was?.[`${side}_team_id`] ?? null
  }
}

/** Returns the row of a match that is kept as it was, after the rows of the file. */
function storedRow(was: MatchRow, { match }: EditionRows): NewRow {
  const { hide_match_results, home_name, away_name, field_name, ...row } = was
  return { ...row, edition_key: match[0]?.edition_key ?? was.edition_key, position: match.length }
}

const nameOf = (row: MatchRow): string =>
  SIDES.map(
    (side) => row[`${side}_name`] ?? row[`${side}_placeholder`] ?? row[`${side}_team_id`] ?? 'bye',
  ).join(' – ')

function shown(
  row: NewRow | MatchRow,
  about: Disputed,
  { team, field }: EditionRows,
  { teams }: StoredReports,
): string {
  if (about === 'teams')
    return SIDES.map((side) => {
      const id = row[`${side}_team_id`]
      return [...team, ...teams].find((one) => one.id === id)?.name ?? row[`${side}_placeholder`] ?? id
    }).join(' – ')
  if (about === 'time') {
    const place = field.find(({ id }) => id === row.field_id)?.name ?? row.location_name
    return [row.starts_at ?? row.day, place].filter((part) => part != null).join(', ')
  }
  const [home, away] = [row.home_score, row.away_score]
  const score = home == null || away == null ? [] : [`${home}–${away}`]
  const penalties =
    row.home_penalty_score == null ? [] : [`${row.home_penalty_score}–${row.away_penalty_score} on penalties`]
  return [...score, ...penalties, row.state].join(', ')
}
