import { graphql } from '../../contract/graphql.ts'
import { MATCH_FIELDS } from '../../contract/match.ts'
import { inEach } from '../../contract/texts.ts'

/** A single match, with the name of its group or play-off. */
export const LONE_MATCH = graphql(
  `
  query LoneMatch($cupId: ID!, $tournamentId: ID!, $matchId: ID!) {
    match(cupId: $cupId, tournamentId: $tournamentId, matchId: $matchId) {
      divisionId
      ${inEach('divisionName')}
      revision
      ...MatchFields
    }
  }
`,
  [MATCH_FIELDS],
)
