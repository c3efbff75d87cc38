import type { ResultOf } from 'gql.tada'
import { graphql } from './graphql.ts'

/** What is asked of a match, wherever one is asked for. */
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
    isWalkover
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
    moves { toldAt previousStartTime zonedStartTime previousLocationName locationName }
    isLive
    isFinished
  }
`)

/** A match within its division. */
export type WireMatch = ResultOf<typeof MATCH_FIELDS>

/** A match by itself: with where it belongs, and the number in the edition's revision at which it last changed. */
export interface WireLoneMatch extends WireMatch {
  divisionId: string
  revision: number
}
