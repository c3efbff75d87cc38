import type { WireLoneMatch } from '../../contract/match.ts'
import { DECISIONS, SIDES } from '../../contract/match-words.ts'
import { callOffOfState } from '../../domain/desk/match-result.ts'
import { DEFAULT_LOCALE } from '../../domain/text/locale.ts'
import { type SideName, UNKNOWN_SIDE } from '../../domain/tournament/match.ts'
import type { EventRow, MatchCardRow, MatchRow } from './match-statements.ts'
import { reasonOf, resultOf } from './stored-match.ts'
import { readWords } from './stored-words.ts'

/**
 * Returns a side's name: the team's, else the placeholder; null for a bye. A team that is not stored shows its id.
 *
 * @param teams whether teams are published
 */
function sideName(row: MatchRow, side: SideName, teams: boolean): string | null {
  if (!teams && row[`${side}_team_id`] !== null) return UNKNOWN_SIDE.label
  return row[`${side}_name`] ?? row[`${side}_placeholder`] ?? row[`${side}_team_id`]
}

/**
 * Returns a match as every response shows it. If its class publishes no results (mini-handball), only its
 * progress may be shown.
 *
 * @param teams whether teams are published: else no side is named
 */
export function wireMatch(row: MatchRow, teams: boolean): WireLoneMatch {
  return {
    id: row.id,
    divisionId: row.division_id,
    roundName: row.round_name,
    roundRank: row.round_rank,
    rankInRound: row.round_index,
    matchNr: row.number,
    homeTeamId: teams ? row.home_team_id : null,
    awayTeamId: teams ? row.away_team_id : null,
    homeTeamName: sideName(row, 'home', teams),
    awayTeamName: sideName(row, 'away', teams),
    locationName: row.location_name ?? row.field_name,
    fieldId: row.field_id,
    streamId: row.stream_id,
    referees: row.referees,
    zonedStartTime: row.starts_at,
    startDate: row.starts_at === null ? row.day : null,
    previousStartTime: row.moved_from_starts_at,
    previousLocationName: row.moved_from_location,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    moves: movesOf(row.moves_json),
    isLive: row.state === 'live',
    isFinished: row.state === 'finished' || row.state === 'walkover',
    status: row.abandoned === 1 ? 'abandoned' : callOffOfState(row),
    reason: reasonOf(row),
    replays: row.replays,
    revision: row.revision,
    ...(isHidden(row) ? NO_RESULT : result(row)),
  }
}

const UNMOVED: WireLoneMatch['moves'] = []

const movesOf = (json: string): WireLoneMatch['moves'] => (json === '[]' ? UNMOVED : JSON.parse(json))

export const isHidden = (row: Pick<MatchRow, 'hide_match_results'>): boolean => row.hide_match_results === 1

const NO_RESULT = {
  isWalkover: false,
  bothLose: null,
  stood: null,
  homeScore: null,
  awayScore: null,
  homeHalfTimeScore: null,
  awayHalfTimeScore: null,
  homePenaltyScore: null,
  awayPenaltyScore: null,
  winner: null,
  decision: null,
}

function result(row: MatchRow) {
  return {
    isWalkover: row.state === 'walkover',
    bothLose: row.both_lose === 1 || null,
    stood: resultOf(row).stood,
    homeScore: row.home_score,
    awayScore: row.away_score,
    homeHalfTimeScore: row.home_half_time_score,
    awayHalfTimeScore: row.away_half_time_score,
    homePenaltyScore: row.home_penalty_score,
    awayPenaltyScore: row.away_penalty_score,
    winner: row.winner && SIDES[row.winner],
    decision: row.decision && DECISIONS[row.decision],
  }
}

/** Returns the reports of a match; if its class publishes no results, only its moves. */
export function wireEvents(rows: readonly EventRow[], hidden: boolean) {
  return rows
    .filter((row) => !hidden || row.kind === 'MOVE')
    .map((row) => ({
      kind: row.kind,
      at: row.at,
      reportedAt: row.reported_at,
      homeScore: row.home_score,
      awayScore: row.away_score,
      startsAt: row.starts_at,
      locationName: row.location_name,
    }))
}

/** Returns a featured match as the card on the home page shows it. @param teams whether teams are published */
export function wireSelectedGame(row: MatchCardRow, teams: boolean) {
  const match = wireMatch(row, teams)
  return {
    id: match.id,
    zonedStartTime: match.zonedStartTime,
    locationName: match.locationName,
    categoryShortName: row.category_short_name,
    divisionName: readWords(row.division_name_json)[DEFAULT_LOCALE],
    roundName: match.roundName,
    homeTeamName: match.homeTeamName ?? '',
    awayTeamName: match.awayTeamName ?? '',
    homeNationCode: teams ? row.home_nation_code : null,
    awayNationCode: teams ? row.away_nation_code : null,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    isLive: match.isLive,
    isFinished: match.isFinished,
    isSchedulePublished: true,
    streamUrl: row.stream_url,
  }
}
