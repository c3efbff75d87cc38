import { fieldsIn } from '../../../domain/text/locale.ts'

const RULE = [
  'pointsWon',
  'pointsTied',
  'pointsLost',
  'pointsWonOnPenalties',
  'pointsLostOnPenalties',
  'bonus',
  'chain',
  'withdrawals',
] as const
const FIGURES = ['rank', 'played', 'won', 'tied', 'lost', 'goalsFor', 'goalsAgainst', 'points'] as const

/**
 * The tables of a cup and their columns: the published list. Of the matches only `home` and `away`, or `pairing` (two teams
 * in one cell), are required; `result`, `halfTime` and `penalties` hold both figures in one cell.
 */
export const COLUMNS = {
  cup: ['id', 'name', 'sport'],
  editions: [
    'year',
    'name',
    'startsAt',
    'endsAt',
    'zone',
    ...RULE,
    'published',
    'clubsPublished',
    'teamsPublished',
    'lotPublished',
    'schedulePublished',
    ...fieldsIn('streamingInfo'),
    ...fieldsIn('streamingAccess'),
  ],
  classes: [
    'year',
    'id',
    ...fieldsIn('name'),
    'shortName',
    'gender',
    'age',
    'hideMatchResults',
    'hideConferenceResults',
    'matchMinutes',
    ...RULE,
  ],
  stages: ['year', 'class', 'id', ...fieldsIn('name'), 'type'],
  divisions: [
    'year',
    'class',
    'id',
    ...fieldsIn('name'),
    ...fieldsIn('stage'),
    'stageId',
    'type',
    'teams',
    'lots',
    'fairPlay',
    'qualifies',
    'leadsNowhere',
  ],
  carried: [
    ...(['year', 'class', 'division', 'match', 'home', 'away', 'homeScore', 'awayScore'] as const),
    ...(['onPenalties', 'bothLose'] as const),
  ],
  published: ['year', 'class', 'division', 'teamId', ...FIGURES],
  teams: [
    ...(['year', 'class', 'id', 'name', 'club', 'clubId', 'nation', 'division', 'fairPlay'] as const),
    ...([
      'withdrawn',
      ...fieldsIn('withdrawnReason'),
      'pointsAdjustment',
      ...fieldsIn('adjustmentReason'),
    ] as const),
  ],
  clubs: ['year', 'id', 'name', 'nation'],
  arenas: ['year', 'id', 'name', 'area', 'latitude', 'longitude'],
  fields: ['year', 'arena', 'arenaName', 'area', 'latitude', 'longitude', 'id', 'name', 'aliases', 'breaks'],
  streams: ['year', 'id', 'name', 'url', 'provider', 'field', 'requiresPass'],
  sponsors: ['year', 'id', 'name', 'url', 'placement', 'text'],
  announcements: ['year', 'place', ...fieldsIn('text'), 'link', ...fieldsIn('button')],
  matches: [
    'year',
    'class',
    'stage',
    'division',
    'id',
    'number',
    'round',
    'roundRank',
    'roundIndex',
    'date',
    'time',
    'startsAt',
    'home',
    'homeId',
    'away',
    'awayId',
    'pairing',
    'result',
    'homeScore',
    'awayScore',
    'halfTime',
    'homeHalfTime',
    'awayHalfTime',
    'penalties',
    'homePenalties',
    'awayPenalties',
    'decision',
    'winner',
    'state',
    'walkover',
    'homeStood',
    'awayStood',
    'counts',
    ...fieldsIn('reason'),
    'replays',
    'arena',
    'field',
    'fieldAsWritten',
    'stream',
    'movedFrom',
    'movedFromField',
    'open',
    'featured',
    'referees',
  ],
  /** Computed from the other tables: read by nobody. */
  standings: ['year', 'class', 'division', 'teamId', 'team', ...FIGURES, 'goesOnTo'],
} as const

export type TableName = keyof typeof COLUMNS
const TABLE_NAMES = Object.keys(COLUMNS) as readonly TableName[]

/** Returns something of each table, by the table's name. */
export const ofEachTable = <Item>(of: (name: TableName) => Item) =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, of(name)])) as Readonly<Record<TableName, Item>>

/** Other file names for a table. */
export const TABLE_ALIASES: Readonly<Record<string, TableName>> = {
  categories: 'classes',
  klasser: 'classes',
  groups: 'divisions',
  grupper: 'divisions',
  carriedover: 'carried',
  byes: 'matches',
  lag: 'teams',
  matcher: 'matches',
  planer: 'fields',
  kampe: 'matches',
  kamper: 'matches',
  spiele: 'matches',
  spielplan: 'matches',
  spelschema: 'matches',
  matchschema: 'matches',
  kampprogram: 'matches',
  kampoppsett: 'matches',
  schedule: 'matches',
  fixtures: 'matches',
  results: 'matches',
  resultat: 'matches',
  resultater: 'matches',
  ergebnisse: 'matches',
  hold: 'teams',
  mannschaften: 'teams',
  puljer: 'divisions',
  gruppen: 'divisions',
  klassen: 'classes',
  baner: 'fields',
  felder: 'fields',
  hallen: 'arenas',
  hallar: 'arenas',
  haller: 'arenas',
}

const isTable = (name: string): name is TableName => Object.hasOwn(COLUMNS, name)

/** Returns the table that a file holds, by its name; undefined if it holds none. */
export function tableOf(file: string): TableName | undefined {
  const name = file
    .replace(/\.(?:csv|tsv|tab|txt|xlsx|xlsm)$/i, '')
    .trim()
    .toLowerCase()
  return isTable(name) ? name : Object.hasOwn(TABLE_ALIASES, name) ? TABLE_ALIASES[name] : undefined
}

/** Whether a file alone makes a cup: its matches, or what exists before the first match. */
export const isTableFile = (file: string): boolean =>
  ['matches', 'teams', 'divisions'].some((name) => name === tableOf(file))
