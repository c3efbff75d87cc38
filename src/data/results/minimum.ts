/**
 * What the site can't be built without, by query: what every service of this family answers (domain.md §3). Names are
 * response keys with dots between. Whatever else a document asks for, a service may lack.
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

/** Whether a service that lacks the field is none that a site can be built from. */
export const isIndispensable = (query: string, path: string): boolean => sets.get(query)?.has(path) ?? false

/** Arguments that a field may be asked without: its words come in the service's own language then. */
export const isOptionalArgument = (name: string): boolean => name === 'lang'
