import { graphql } from '../../contract/graphql.ts'

/** The names of everything that has a page in an edition, except matches. */
export const UNBUILT_NAMES = graphql(`
  query UnbuiltNames($cupId: ID!, $tournamentId: ID!) {
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
