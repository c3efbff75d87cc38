import { oncePerPair } from '../once-per.ts'
import type { Category, Division } from '../tournament/edition.ts'
import { explainOrder, type LevelTeams } from '../tournament/explanation.ts'
import type { Match, Score } from '../tournament/match.ts'
import { goesOnTo, wentOn } from '../tournament/qualification.ts'
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
  /** Places gained by what is being played right now; negative where lost. */
  readonly gained: number
  /** The team's match of right now, its own goals first; null where it does not play. */
  readonly playing: Score | null
}

export interface LiveTable extends Omit<DivisionStandings, 'rows'> {
  readonly rows: readonly LiveRow[]
  /** Whether matches that are being played count in it, as they stand. */
  readonly isPlaying: boolean
  /** Why teams that share their points stand in their order. */
  readonly level: readonly LevelTeams[]
}

/**
 * The table of a group as it stands now: the settled one, or while a match is played one that counts its score too. A
 * group stands on its own page, its class's and those of all its teams and matches: its table is made once.
 */
export const liveTable = oncePerPair(tableNow)

function tableNow(division: Division, category: Category): LiveTable {
  const settled = divisionStandings(division, category)
  const members = tableTeams(division)
  const counted = countedMatches(division)
  const playing = division.matches.flatMap((match) => playingResult(match) ?? [])
  const all = [...counted, ...playing]
  const results = all.map(({ result }) => result)
  const isPlaying = playing.length > 0
  const rows = isPlaying ? movingRows() : settled.rows.map(unmoved)
  const ranking = rankingKeys(members, results, category.ranking, division.lots)
  return { ...settled, isPlaying, rows, level: explainOrder(rankedRows(), ranking, all) }

  function movingRows(): LiveRow[] {
    const moving = computeStandings(members, results, category.ranking, division.lots)
    const before = new Map(settled.rows.map(({ teamId, rank }) => [teamId, rank]))
    const facts = wentOn(division, members, category)
    return moving.map((row) => ({
      ...row,
      qualifiesFor: goesOnTo(row, moving, division.qualification, facts),
      gained: counted.length === 0 ? 0 : (before.get(row.teamId) ?? row.rank) - row.rank,
      playing: ownScore(row.teamId, playing),
    }))
  }

  /** A team that the published table leaves out has no place in it to explain. */
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
