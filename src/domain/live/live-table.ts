import { memoizedPair } from '../memoized.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { explainOrder, type LevelTeams } from '../tournament/explanation.ts'
import type { Match, Score } from '../tournament/match.ts'
import { goesOnTo, qualifiedTeams } from '../tournament/qualification.ts'
import { rankingKeys } from '../tournament/ranking-key.ts'
import {
  type Counted,
  computeStandings,
  countedMatches,
  type DivisionStanding,
  type DivisionStandings,
  divisionStandings,
  tableTeams,
} from '../tournament/standings.ts'

export interface LiveRow extends DivisionStanding {
  /** Places gained through the matches that are being played; negative if places are lost. */
  readonly gained: number
  /** The score of the team's match that is being played, its own goals first; null if it does not play now. */
  readonly playing: Score | null
}

export interface LiveTable extends Omit<DivisionStandings, 'rows'> {
  readonly rows: readonly LiveRow[]
  /** Whether the table counts the present scores of matches that are being played. */
  readonly isPlaying: boolean
  /** Why teams with equal points are ranked in this order. */
  readonly level: readonly LevelTeams[]
}

/**
 * Returns the table of a group as it stands now: the settled one, or one that also counts the scores of matches that are
 * being played. A group appears on its own page, on its class's page and on those of all its teams and matches, so its table
 * is computed once.
 */
export const liveTable = memoizedPair(tableNow)

function tableNow(division: Division, category: Category): LiveTable {
  const settled = divisionStandings(division, category)
  const { lots, fairPlay, adjustments } = division
  const { withdrawn } = settled
  const members = tableTeams(division, withdrawn)
  const counted = countedMatches(division, withdrawn)
  const playing = division.matches.flatMap((match) => playingResult(match) ?? [])
  const all = [...counted, ...playing]
  const results = all.map(({ result }) => result)
  const isPlaying = playing.length > 0
  const rows = isPlaying ? movingRows() : settled.rows.map(unmoved)
  const ranking = rankingKeys(members, results, category.ranking, lots, fairPlay, adjustments)
  return { ...settled, isPlaying, rows, level: explainOrder(rankedRows(), ranking, all) }

  function movingRows(): LiveRow[] {
    const moving = computeStandings(members, results, category.ranking, lots, fairPlay, adjustments)
    const before = new Map(settled.rows.map(({ teamId, rank }) => [teamId, rank]))
    const facts = qualifiedTeams(division, members, category)
    return moving.map((row) => ({
      ...row,
      qualifiesFor: goesOnTo(row, moving, division.qualification, facts),
      gained: counted.length === 0 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
      playing: ownScore(row.teamId, playing),
    }))
  }

  /** Leaves out teams that the published table leaves out: they have no place that needs an explanation. */
  function rankedRows(): readonly LiveRow[] {
    if (isPlaying || division.published.length === 0) return rows
    const published = new Set(division.published.map(({ teamId }) => teamId))
    return rows.filter(({ teamId }) => published.has(teamId))
  }
}

const unmoved = (row: DivisionStanding): LiveRow => ({ ...row, gained: 0, playing: null })

function playingResult(match: Match): Counted | null {
  if (match.kind !== 'live' || !match.score) return null
  if (match.home.kind !== 'team' || match.away.kind !== 'team') return null
  const result = { homeTeamId: match.home.teamId, awayTeamId: match.away.teamId, score: match.score }
  return { result, kind: 'playing', matchId: match.id }
}

function ownScore(teamId: string, playing: readonly Counted[]): Score | null {
  const found = playing.find(({ result: { homeTeamId, awayTeamId } }) =>
    [homeTeamId, awayTeamId].includes(teamId),
  )
  if (!found) return null
  const { home, away } = found.result.score
  return found.result.homeTeamId === teamId ? { home, away } : { home: away, away: home }
}
