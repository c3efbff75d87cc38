import type { ResultOf } from 'gql.tada'
import { graphql } from './graphql.ts'
import { TEXT } from './texts.ts'

/** The fields that every query for a match asks for. */
export const MATCH_FIELDS = graphql(`
  fragment MatchFields on Match {
    id
    roundName
    roundRank
    rankInRound
    matchNr
    homeTeamId
    awayTeamId
    homeTeamName
    awayTeamName
    locationName
    fieldId
    streamId
    referees
    isWalkover
    bothLose
    stood { home away }
    homeScore
    awayScore
    homeHalfTimeScore
    awayHalfTimeScore
    homePenaltyScore
    awayPenaltyScore
    winner
    decision
    zonedStartTime
    startDate
    previousStartTime
    previousLocationName
    startedAt
    endedAt
    moves { toldAt previousStartTime zonedStartTime previousLocationName locationName reason { ${TEXT} } }
    isLive
    isFinished
    status
    reason { ${TEXT} }
    replays
  }
`)

/** A match within its division. */
export type WireMatch = ResultOf<typeof MATCH_FIELDS>

/** A match outside its division: with the division's id, and the number of the edition's revision that last changed it. */
export interface WireLoneMatch extends WireMatch {
  divisionId: string
  revision: number
}
