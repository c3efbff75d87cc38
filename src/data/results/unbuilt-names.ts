import { graphql } from '../../contract/graphql.ts'
import { inEach } from '../../contract/texts.ts'

/** The names of everything that has a page in an edition, except matches. */
export const UNBUILT_NAMES = graphql(`
  query UnbuiltNames($cupId: ID!, $tournamentId: ID!) {
    tournament(cupId: $cupId, tournamentId: $tournamentId) {
      status { teamsPublished lotPublished schedulePublished }
      categories {
        id
        ${inEach('name')}
        teams { id name }
        divisions { id ${inEach('name')} }
      }
      arenas { id name fields { id name } }
      streams { id name }
    }
  }
`)
