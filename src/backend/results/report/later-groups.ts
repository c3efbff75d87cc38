import { groupPlaceOf } from '../../../domain/tournament/placeholder.ts'
import { penaltiesWinner } from '../../../domain/tournament/standings.ts'
import type { DivisionDocument } from '../../document/cup-document.ts'
import type { MatchRow } from '../match-statements.ts'
import type { StructureRow } from '../statements.ts'
import { matchOf } from '../stored-match.ts'

export interface LaterGroup {
  readonly id: string
  readonly team_ids_json: string
  readonly carried_over_json: string
}

/**
 * Returns the groups of a class that earlier groups lead to and that a result changed: their teams, and the results that
 * these carry over. Teams that do not meet in such a group carry over what they played in an earlier one
 * (docs/sport.md#ranking).
 *
 * @param rows all matches of the class after the result; `before` holds them before it
 */
export function laterGroupsAfter(
  divisions: readonly StructureRow[],
  before: readonly MatchRow[],
  rows: readonly MatchRow[],
): LaterGroup[] {
  return divisions.flatMap((division) => {
    const id = division.division_id
    if (id === null || division.stage_type === 'playoff') return []
    const own = inDivision(rows, id)
    const carried: DivisionDocument['carriedOver'] = JSON.parse(division.carried_over_json ?? '[]')
    const waits = own.some((row) =>
      [row.home_placeholder, row.away_placeholder].some((label) => groupPlaceOf(label ?? '') !== null),
    )
    if (!waits && !carried.some(({ match }) => match !== undefined)) return []
    const teamIds = membersAfter(division, inDivision(before, id), own)
    const brought = broughtBy(teamIds, own, divisions, rows, id)
    const kept = keptOf(carried, new Set<string>(drawnIn(division)), new Set(teamIds), rows)
    const after = {
      id,
      team_ids_json: JSON.stringify(teamIds),
      carried_over_json: JSON.stringify([...kept, ...brought]),
    }
    const same =
      after.team_ids_json === division.team_ids_json && after.carried_over_json === division.carried_over_json
    return same ? [] : [after]
  })
}

const inDivision = (rows: readonly MatchRow[], id: string) => rows.filter((row) => row.division_id === id)

const teamsOf = (rows: readonly MatchRow[]): Set<string> =>
  new Set(rows.flatMap((row) => [row.home_team_id, row.away_team_id]).filter((id) => id !== null))

const drawnIn = ({ team_ids_json }: StructureRow): DivisionDocument['teams'] =>
  JSON.parse(team_ids_json ?? '[]')

/**
 * Returns the carried-over results that a group keeps: those of matches outside the class, unchanged, and those against a
 * team that was not in the group before either, with the current score. The others are carried over anew.
 */
function keptOf(
  carried: DivisionDocument['carriedOver'],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  rows: readonly MatchRow[],
): DivisionDocument['carriedOver'] {
  return carried.flatMap((result) => {
    const { match, home, away } = result
    const members = [home, away].filter((id) => after.has(id)).length
    const aside = before.has(home) !== before.has(away)
    if (members === 0 || (members === 1 && !aside)) return []
    const row = rows.find(({ id }) => id === match)
    if (row === undefined) return [result]
    return members === 1 ? resultOf(row) : []
  })
}

/** Returns the teams in the order of the draw, then as they came; without those that the result took out. */
function membersAfter(
  division: StructureRow,
  before: readonly MatchRow[],
  after: readonly MatchRow[],
): string[] {
  const drawn = drawnIn(division)
  const [were, are] = [teamsOf(before), teamsOf(after)]
  return [...new Set([...drawn.filter((id) => are.has(id) || !were.has(id)), ...are])]
}

function broughtBy(
  teamIds: readonly string[],
  own: readonly MatchRow[],
  divisions: readonly StructureRow[],
  rows: readonly MatchRow[],
  id: string,
): DivisionDocument['carriedOver'] {
  const members = new Set(teamIds)
  const meeting = new Set(own.flatMap((row) => pairOf(row) ?? []))
  const groups = new Set(
    divisions
      .filter((one) => one.stage_type !== 'playoff' && one.division_id !== id)
      .map((one) => one.division_id),
  )
  return rows.flatMap((row) => {
    const pair = pairOf(row)
    const { home_team_id: home, away_team_id: away } = row
    if (pair === null || home === null || away === null || meeting.has(pair)) return []
    if (!groups.has(row.division_id) || !members.has(home) || !members.has(away)) return []
    return resultOf(row)
  })
}

function resultOf(row: MatchRow): DivisionDocument['carriedOver'] {
  const { home_team_id: home, away_team_id: away } = row
  const played = matchOf(row)
  if (home === null || away === null) return []
  if (played.kind !== 'finished' && played.kind !== 'walkover') return []
  const bothLose = played.kind === 'walkover' && played.bothLose
  const score = bothLose ? { home: 0, away: 0 } : played.score
  if (score === null) return []
  const onPenalties = played.kind === 'finished' ? penaltiesWinner(played) : null
  return [
    {
      match: row.id,
      home,
      away,
      score: { home: score.home, away: score.away },
      ...(onPenalties && { onPenalties }),
      ...(bothLose && { bothLose }),
    },
  ]
}

function pairOf({ home_team_id, away_team_id }: MatchRow): string | null {
  if (home_team_id === null || away_team_id === null) return null
  return [home_team_id, away_team_id].toSorted().join('\n')
}
