import { domainWords, SIDES } from '../../contract/match-words.ts'
import type { CarriedResult } from '../../domain/tournament/edition.ts'
import type { RankingRule } from '../../domain/tournament/ranking.ts'
import type { FairPlay } from '../../domain/tournament/ranking-key.ts'
import { computeStandings, countedResults, tableTeams } from '../../domain/tournament/standings.ts'
import type { GivenPoints } from '../../domain/tournament/tally.ts'
import type { Withdrawn } from '../../domain/tournament/withdrawn.ts'
import { writtenRow } from '../document/table-row.ts'
import type { MatchRow } from './match-statements.ts'
import { matchOf } from './stored-match.ts'
import type { WireDivision } from './wire-category.ts'

/** What a table is computed from if none was published. */
interface Group {
  readonly teamIds: readonly string[]
  readonly matches: readonly MatchRow[]
  readonly carriedOver: WireDivision['carriedOver']
  readonly ranking: RankingRule
  readonly lots: readonly string[]
  readonly fairPlay: readonly FairPlay[]
  readonly withdrawn: Withdrawn
  readonly adjustments: readonly GivenPoints[]
}

/** Computes the table of a group from its matches, by the same rules as the pages. */
export function computeTeamtable(group: Group) {
  const { teamIds, matches, carriedOver, ranking, lots, fairPlay, adjustments, withdrawn } = group
  const division = {
    teamIds,
    matches: matches.map(matchOf),
    carriedOver: carriedOver.map(carriedOf),
    published: [],
  }
  const results = countedResults(division, withdrawn)
  const rows = computeStandings(
    tableTeams(division, withdrawn),
    results,
    ranking,
    lots,
    fairPlay,
    adjustments,
  )
  return rows.map(writtenRow)
}

const carriedOf = (carried: WireDivision['carriedOver'][number]): CarriedResult => ({
  matchId: carried.matchId,
  homeTeamId: carried.homeTeamId,
  awayTeamId: carried.awayTeamId,
  score: { home: carried.homeScore, away: carried.awayScore },
  ...(carried.bothLose && { bothLose: true }),
  ...(carried.onPenalties && { onPenalties: domainWords(SIDES)[carried.onPenalties] }),
})
