/** The tables of a CSV cup and their columns: the published list. Of `matches.csv` only `home` and `away` are required. */
export const COLUMNS = {
  cup: ['id', 'name', 'sport'],
  editions: [
    'year',
    'name',
    'startsAt',
    'endsAt',
    'zone',
    'pointsWon',
    'pointsTied',
    'pointsLost',
    'chain',
    'published',
  ],
  classes: [
    'year',
    'id',
    'name',
    'nameSv',
    'shortName',
    'gender',
    'age',
    'hideMatchResults',
    'hideConferenceResults',
    'matchMinutes',
  ],
  divisions: [
    'year',
    'class',
    'id',
    'name',
    'nameSv',
    'stage',
    'stageSv',
    'type',
    'teams',
    'lots',
    'qualifies',
  ],
  carried: ['year', 'class', 'division', 'match', 'home', 'away', 'homeScore', 'awayScore'],
  teams: ['year', 'class', 'id', 'name', 'club', 'nation', 'division'],
  arenas: ['year', 'id', 'name', 'area', 'latitude', 'longitude'],
  fields: ['year', 'arena', 'id', 'name'],
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
    'homeScore',
    'awayScore',
    'homeHalfTime',
    'awayHalfTime',
    'homePenalties',
    'awayPenalties',
    'decision',
    'winner',
    'state',
    'walkover',
    'arena',
    'field',
  ],
} as const

export type TableName = keyof typeof COLUMNS

/** Other file names for a table. */
export const TABLE_ALIASES: Readonly<Record<string, TableName>> = {
  categories: 'classes',
  klasser: 'classes',
  groups: 'divisions',
  grupper: 'divisions',
  carriedover: 'carried',
  lag: 'teams',
  matcher: 'matches',
  planer: 'fields',
}

const isTable = (name: string): name is TableName => Object.hasOwn(COLUMNS, name)

/** Returns the table that a file holds, by its name; undefined if it holds none. */
export function tableOf(file: string): TableName | undefined {
  const name = file.replace(/\.csv$/i, '').toLowerCase()
  return isTable(name) ? name : Object.hasOwn(TABLE_ALIASES, name) ? TABLE_ALIASES[name] : undefined
}

/** Whether a file alone makes a cup: its matches, or what exists before the first match. */
export const isTableFile = (file: string): boolean =>
  ['matches', 'teams', 'divisions'].some((name) => name === tableOf(file))

/** Other headers for a column, without case, spaces, hyphens and underscores. */
export const COLUMN_ALIASES: Readonly<Record<string, string>> = {
  category: 'class',
  categoryid: 'class',
  classid: 'class',
  klass: 'class',
  group: 'division',
  grupp: 'division',
  år: 'year',
  datum: 'date',
  day: 'date',
  tid: 'time',
  hemmalag: 'home',
  hometeam: 'home',
  hemma: 'home',
  bortalag: 'away',
  awayteam: 'away',
  borta: 'away',
  hemmamål: 'homeScore',
  homegoals: 'homeScore',
  bortamål: 'awayScore',
  awaygoals: 'awayScore',
  plan: 'field',
  arenaid: 'arena',
  namn: 'name',
  lag: 'name',
  team: 'name',
  klubb: 'club',
  nationcode: 'nation',
  land: 'nation',
  country: 'nation',
  matchnr: 'number',
  nr: 'number',
  omgång: 'round',
  status: 'state',
  kön: 'gender',
  ålder: 'age',
  lat: 'latitude',
  lon: 'longitude',
  lng: 'longitude',
}
