import { graphql } from '../../contract/graphql.ts'
import { MATCH_FIELDS } from '../../contract/match.ts'

/** A single match, with the name of its group or play-off. */
export const LONE_MATCH = graphql(
  `
  query LoneMatch($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      divisionId
      divisionName(lang: "en")
      divisionNameSv: divisionName(lang: "sv")
      revision
      ...MatchFields
    }
  }
`,
  [MATCH_FIELDS],
)
