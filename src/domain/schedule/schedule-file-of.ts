import type { Arena, Field, Stream, Team } from '../tournament/edition.ts'
import type { Match } from '../tournament/match.ts'
import { filedWords } from './filed-words.ts'
import {
  actualTimesOf,
  announcedMovesOf,
  calledOffOf,
  endingsOf,
  juryOf,
  matchColumns,
  moveReasonsOf,
  movesOf,
  refereesOf,
  replaysOf,
} from './match-columns.ts'
import { type Positions, positions } from './positions.ts'
import type { Schedule, ScheduleCategory, ScheduleDivision } from './schedule.ts'
import { SCHEDULE_FORMAT, type ScheduleFile } from './schedule-file.ts'

/** The parts of an edition that go into its schedule file; lists in the order of the edition. */
export interface ScheduleParts
  extends Pick<Schedule, 'year' | 'revision' | 'cupId' | 'tournamentId' | 'nations'> {
  readonly categories: readonly ScheduleCategory[]
  readonly teams: readonly Team[]
  readonly divisions: readonly ScheduleDivision[]
  readonly arenas: readonly Arena[]
  readonly fields: readonly Field[]
  readonly streams: readonly Stream[]
  /** The matches, without byes. */
  readonly matches: readonly Match[]
}

/** Returns a schedule in the form in which it is sent and a browser stores it; `readSchedule` reads it again. */
export function scheduleFileOf(parts: ScheduleParts): ScheduleFile {
  const { categories, teams, divisions, arenas, fields, streams, matches, nations } = parts
  const clubs = unique(teams.map((team) => team.clubId))
  const rounds = unique(matches.map(({ round }) => JSON.stringify([round.name, round.rank, round.index])))
  const fieldNames = new Map(fields.map(({ id, name }) => [id, name]))
  /** Returns the field's name as the match writes it, if it differs from the field's own; null if it does not. */
  const placeOf = ({ locationName, fieldId }: Match) =>
    locationName === fieldNames.get(fieldId ?? '') ? null : locationName
  const places = unique(matches.map(placeOf))
  const at: Positions = {
    categories: ids(categories),
    teams: ids(teams),
    divisions: ids(divisions),
    fields: ids(fields),
    streams: ids(streams),
    rounds: positions(rounds),
    places: positions(places),
  }
  const [arenaAt, clubAt, codeAt] = [ids(arenas), positions(clubs), positions([...nations.keys()])]
  const base = matches.reduce<number | null>(earlier, null) ?? 0
  return {
    format: SCHEDULE_FORMAT,
    year: parts.year,
    revision: parts.revision,
    cup: parts.cupId,
    tournament: parts.tournamentId,
    base,
    nations: [...nations].map(([code, { key, names, known }]) => [
      code,
      key,
      filedWords(names),
      known ? 1 : 0,
    ]),
    clubs,
    categories: categories.map(categoryRow),
    teams: teams.map(({ id, name, categoryId, clubId, nationCode }) => [
      id,
      name,
      at.categories(categoryId),
      clubAt(clubId),
      codeAt(nationCode),
    ]),
    divisions: divisions.map(({ id, categoryId, kind, name }) => [
      id,
      at.categories(categoryId),
      kind === 'group' ? 0 : 1,
      filedWords(name),
    ]),
    arenas: arenas.map(({ id, name, area, coordinates }) => [
      id,
      name,
      area,
      coordinates?.latitude ?? null,
      coordinates?.longitude ?? null,
    ]),
    fields: fields.map(({ id, arenaId, name }) => [id, arenaAt(arenaId), name]),
    streams: streams.map(({ id, name, url, provider, fieldId, requiresPass }) => [
      id,
      name,
      url,
      provider,
      at.fields(fieldId),
      requiresPass ? 1 : 0,
    ]),
    rounds: rounds.map((round) => JSON.parse(round)),
    places,
    matches: matchColumns(matches, at, base, placeOf),
    moved: movesOf(matches),
    moves: announcedMovesOf(matches),
    moveReasons: moveReasonsOf(matches),
    kept: actualTimesOf(matches),
    endings: endingsOf(matches),
    calledOff: calledOffOf(matches),
    jury: juryOf(matches),
    replays: replaysOf(matches),
    referees: refereesOf(matches),
  }
}

const categoryRow = (category: ScheduleCategory): ScheduleFile['categories'][number] => [
  category.id,
  category.shortName,
  filedWords(category.name),
  category.gender,
  category.age,
  category.resultsHidden ? 1 : 0,
  category.tablesHidden ? 1 : 0,
  category.matchMinutes,
]

const ids = (list: readonly { readonly id: string }[]) => positions(list.map(({ id }) => id))

const earlier = (first: number | null, { time }: Match): number | null =>
  time.kind === 'instant' && (first === null || time.at < first) ? time.at : first

const unique = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== null)
