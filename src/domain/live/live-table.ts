import type { Category, Division } from '../tournament/edition.ts'
import type { Match, Score } from '../tournament/match.ts'
import { SIDES } from '../tournament/outcome.ts'
import { goesOnTo, type WentOn, wentOn } from '../tournament/qualification.ts'
import type { RankingRule } from '../tournament/ranking.ts'
import {
  computeStandings,
  matchResult,
  type Result,
  type Standing,
  tableTeams,
} from '../tournament/standings.ts'
import type { MatchChange } from './feed.ts'

/** What a page must bring so that the table of a group can be made anew: no more than the results that it was built with. */
export interface TableBase {
  readonly divisionId: string
  readonly teamIds: readonly string[]
  readonly lots: readonly string[]
  readonly ranking: RankingRule
  readonly qualification: Division['qualification']
  readonly wentOn: WentOn
  /** By match id; what was carried over from an earlier stage has none. */
  readonly settled: readonly (readonly [matchId: string | null, result: Result])[]
  readonly playing: readonly (readonly [matchId: string, result: Result])[]
}

export interface LiveRow extends Standing {
  /** As a match names it that changed since the page was built; null where none does. */
  readonly name: string | null
  readonly qualifiesFor: string | null
  /** Places gained by what is being played right now; negative where lost. */
  readonly gained: number
  /** The team's match of right now, its own goals first; null where it does not play. */
  readonly playing: Score | null
}

/** The table of a group with every change on top; matches that are being played count as they stand. */
export function liveTable(base: TableBase, changes: ReadonlyMap<string, MatchChange>): readonly LiveRow[] {
  const { settled, playing } = resultsNow(base, changes)
  const teamIds = tableTeams({ teamIds: base.teamIds, matches: changesOf(base, changes), published: [] })
  const tableOf = (results: readonly Result[]) => computeStandings(teamIds, results, base.ranking, base.lots)
  const names = new Map(
    changesOf(base, changes).flatMap((match) =>
      SIDES.flatMap((side) => (match[side].kind === 'team' ? [[match[side].teamId, match[side].name]] : [])),
    ),
  )
  const before = new Map(tableOf(settled).map(({ teamId, rank }) => [teamId, rank]))
  const rows = tableOf([...settled, ...playing])
  return rows.map((row) => ({
    ...row,
    name: names.get(row.teamId) ?? null,
    qualifiesFor: goesOnTo(row, rows, base.qualification, base.wentOn),
    gained: settled.length === 0 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
    playing: ownScore(row.teamId, playing),
  }))
}

/** Whether the table is another than the one the page was built with. */
export const isTableMoved = (base: TableBase, changes: ReadonlyMap<string, MatchChange>): boolean =>
  base.playing.length > 0 || changesOf(base, changes).length > 0

const changesOf = ({ divisionId }: TableBase, changes: ReadonlyMap<string, MatchChange>): Match[] =>
  [...changes.values()].flatMap(({ match }) => (match.divisionId === divisionId ? [match] : []))

function resultsNow(base: TableBase, changes: ReadonlyMap<string, MatchChange>) {
  const carried = base.settled.flatMap(([id, result]) => (id === null ? [result] : []))
  const settled = new Map(
    base.settled.flatMap(([id, result]) => (id === null ? [] : [[id, result] as const])),
  )
  const playing = new Map(base.playing)
  for (const match of changesOf(base, changes)) {
    settled.delete(match.id)
    playing.delete(match.id)
    const over = matchResult(match)
    const now = over ?? liveResult(match)
    if (now) (over ? settled : playing).set(match.id, now)
  }
  return { settled: [...settled.values(), ...carried], playing: [...playing.values()] }
}

function liveResult(match: Match): Result | null {
  if (match.kind !== 'live' || !match.score) return null
  if (match.home.kind !== 'team' || match.away.kind !== 'team') return null
  return { homeTeamId: match.home.teamId, awayTeamId: match.away.teamId, score: match.score }
}

function ownScore(teamId: string, playing: readonly Result[]): Score | null {
  const result = playing.find(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
  if (!result) return null
  const { home, away } = result.score
  return result.homeTeamId === teamId ? { home, away } : { home: away, away: home }
}

/** What the page of a group brings; `division` and `category` as they were built. */
export function tableBase(division: Division, category: Pick<Category, 'ranking' | 'divisions'>): TableBase {
  const ids = new Set<string>()
  const settled = division.matches.flatMap((match) => {
    const result = matchResult(match)
    if (!result) return []
    ids.add(match.id)
    return [[match.id, result] as const]
  })
  const carried = division.carriedOver
    .filter(({ matchId }) => matchId === null || !ids.has(matchId))
    .map(({ homeTeamId, awayTeamId, score }) => [null, { homeTeamId, awayTeamId, score }] as const)
  return {
    divisionId: division.id,
    teamIds: tableTeams(division),
    lots: division.lots,
    ranking: category.ranking,
    qualification: division.qualification,
    wentOn: wentOn(division, tableTeams(division), category),
    settled: [...settled, ...carried],
    playing: division.matches.flatMap((match) => {
      const result = liveResult(match)
      return result ? [[match.id, result] as const] : []
    }),
  }
}
