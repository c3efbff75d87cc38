import { buildSchema, type GraphQLSchema } from 'graphql'

/** How a foreign service declares ids. */
export type IdType = 'ID!' | 'String!'

/**
 * All that a client can rely on in a foreign service: docs/contract.md#other-services, word for word, and the fields that
 * every site of the family asks for.
 */
const foreignTypes = (id: IdType): string => `
  type Query {
    cups(id: ${id}, lang: String): [Cup!]!
    tournament(cupId: ${id}, tournamentId: ${id}): Tournament
    category(cupId: ${id}, tournamentId: ${id}, categoryId: ${id}): Category
  }
  type Cup { cupId: ${id} editions: [Edition!]! }
  type Edition { id: ${id} name: String! tournaments: [EditionTournament!]! }
  type EditionTournament {
    id: ${id} name: String! startsAt: String endsAt: String
    streamingInfo: StreamingInfo status: Status! announcements: [Announcement!]! categories: [CategoryName!]!
  }
  type StreamingInfo { info: String hasAccessInfo: String }
  type Status { clubsPublished: Boolean teamsPublished: Boolean lotPublished: Boolean schedulePublished: Boolean }
  type Announcement { text: String! buttonLink: String buttonText: String }
  type CategoryName { id: ${id} name: String! }
  type Tournament {
    id: ${id} name: String! selectedGames: [SelectedGame!]! statistics: Statistics categories: [ListedCategory!]!
    status: Status!
  }
  type Statistics { teams: Int nations: Int matches: Int }
  type SelectedGame {
    id: ${id} zonedStartTime: String locationName: String categoryShortName: String divisionName: String
    awayTeamName: String awayScore: Int roundName: String awayNationCode: String homeTeamName: String
    isLive: Boolean isFinished: Boolean homeScore: Int homeNationCode: String isSchedulePublished: Boolean
    streamUrl: String
  }
  type ListedCategory { id: ${id} name: String! shortName: String gender: String stages: [ListedStage!]! }
  type ListedStage { categoryId: ${id} stageId: ${id} rank: Int type: String name: String divisions: [DivisionRef!] }
  type DivisionRef { id: ${id} }
  type Category { id: ${id} name: String! teams: [Team!]! divisions: [Division!]! }
  type Team { id: ${id} nameClubName: String! nation: Nation }
  type Nation { code: String }
  enum DivisionType { conference league playoff }
  type Division { id: ${id} name: String! type: DivisionType! matches: [Match!]! teamtable: [TableRow!] }
  type Match {
    id: ${id} divisionId: String divisionName: String roundName: String roundRank: Int rankInRound: Int matchNr: String
    homeTeamId: String awayTeamId: String homeTeamName: String awayTeamName: String locationName: String
    isWalkover: Boolean homeScore: Int awayScore: Int zonedStartTime: String isLive: Boolean isFinished: Boolean
  }
  type TableRow {
    rank: Int teamId: String teamName: String played: Int won: Int tied: Int lost: Int points: Int
    goalsWon: Int goalsLost: Int
  }
`

/**
 * The schema of a foreign service.
 *
 * @param change what a test removes from it, or writes differently
 */
export const foreignSchema = (
  id: IdType,
  change: (types: string) => string = (types) => types,
): GraphQLSchema => buildSchema(change(foreignTypes(id)))
