import { graphql } from '../../contract/graphql.ts'

/** The cup with its editions, newest first, in one language. Announcements and texts about streaming exist per language. */
export const CUPS = graphql(`
  query Cups($cupId: ID!, $lang: String!) {
    cups(id: $cupId, lang: $lang) {
      cupId
      name
      sport
      editions {
        id
        name
        tournaments {
          id
          name
          startsAt
          endsAt
          revision
          streamingInfo(lang: $lang) { info hasAccessInfo }
          status { clubsPublished teamsPublished lotPublished schedulePublished }
          announcements(lang: $lang) { text buttonLink buttonText }
        }
      }
    }
  }
`)
