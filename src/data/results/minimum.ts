/**
 * The fields that the site cannot be built without, by query: every service of this family gives them
 * (docs/contract.md#other-services). Names are response keys joined by dots. A service may lack any other field that a
 * document asks for.
 */
const MINIMUM: Readonly<Record<string, readonly string[]>> = {
  Cups: [
    'cups',
    'cups.editions',
    'cups.editions.id',
    'cups.editions.name',
    'cups.editions.tournaments',
    'cups.editions.tournaments.id',
    'cups.editions.tournaments.status',
    ...['teamsPublished', 'lotPublished', 'schedulePublished'].map(
      (flag) => `cups.editions.tournaments.status.${flag}`,
    ),
  ],
  ClassList: [
    'cups',
    'cups.editions',
    'cups.editions.tournaments',
    'cups.editions.tournaments.id',
    'cups.editions.tournaments.categories',
    'cups.editions.tournaments.categories.id',
  ],
  Category: [
    'category',
    'category.id',
    'category.name',
    'category.teams',
    'category.teams.id',
    'category.teams.nameClubName',
    'category.teams.nation',
    'category.teams.nation.code',
    'category.divisions',
    ...['id', 'name', 'type', 'matches', 'teamtable'].map((field) => `category.divisions.${field}`),
    ...[
      ...[
        'id',
        'roundName',
        'roundRank',
        'rankInRound',
        'matchNr',
        'homeTeamId',
        'awayTeamId',
        'homeTeamName',
      ],
      ...['awayTeamName', 'locationName', 'isWalkover', 'homeScore', 'awayScore', 'zonedStartTime', 'isLive'],
      'isFinished',
    ].map((field) => `category.divisions.matches.${field}`),
    ...['rank', 'teamId', 'teamName', 'played', 'won', 'tied', 'lost', 'points', 'goalsWon', 'goalsLost'].map(
      (field) => `category.divisions.teamtable.${field}`,
    ),
  ],
}

const sets = new Map(Object.entries(MINIMUM).map(([query, paths]) => [query, new Set(paths)]))

/** Whether no site can be built from a service that lacks the field. */
export const isIndispensable = (query: string, path: string): boolean => sets.get(query)?.has(path) ?? false

/** Whether an argument may be left out of a query. The texts are then in the service's own language. */
export const isOptionalArgument = (name: string): boolean => name === 'lang'
