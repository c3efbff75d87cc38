import { graphql } from './graphql.ts'

/** One match, with the name of its group or play-off. */
export const LATE_MATCH = graphql(`
  query LateMatch($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      id
      divisionId
      divisionName(lang: "en")
      divisionNameSv: divisionName(lang: "sv")
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
      isLive
      isFinished
    }
  }
`)

/** The names of everything that has a page in an edition, but for matches. */
export const LATE_NAMES = graphql(`
  query LateNames($cupId: ID!, $tournamentId: ID!) {
    tournament(cupId: $cupId, tournamentId: $tournamentId) {
      status { teamsPublished lotPublished schedulePublished }
      categories {
        id
        name(lang: "en")
        nameSv: name(lang: "sv")
        teams { id name }
        divisions { id name(lang: "en") nameSv: name(lang: "sv") }
      }
      arenas { id name fields { id name } }
      streams { id name }
    }
  }
`)
