import type { Category, Edition } from '../tournament/edition.ts'
import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import type { Match } from '../tournament/match.ts'
import { nationOf } from '../tournament/nation.ts'
import { endingsOf, matchColumns, movesOf } from './match-columns.ts'
import { type Positions, positions } from './positions.ts'
import { SCHEDULE_FORMAT, type ScheduleFile } from './schedule-file.ts'

/**
 * The schedule of an edition as it travels: what has been published of it, and nothing else.
 *
 * @param cupId of the service: a browser asks the feed by it
 */
export function serializeSchedule(index: EditionIndex, cupId: string): ScheduleFile {
  const { edition } = index
  const gates = gatesOf(edition.publication)
  const categories = gates.anything ? edition.categories : []
  const teams = gates.teams ? [...index.teams.values()] : []
  const divisions = gates.divisions ? categories.flatMap((category) => category.divisions) : []
  const matches = gates.matches ? divisions.flatMap((division) => playable(division.matches)) : []
  const fields = edition.arenas.flatMap((arena) => arena.fields)
  const streams = gates.matches ? edition.streams : []
  const codes = unique(teams.map((team) => team.nationCode)).filter((code) => nationOf(code) !== null)
  const clubs = gates.clubs ? unique(teams.map((team) => team.clubId)) : []
  const rounds = unique(matches.map(({ round }) => JSON.stringify([round.name, round.rank, round.index])))
  const places = unique(matches.map((match) => ownPlace(match, index)))
  const at: Positions = {
    categories: positions(categories.map(({ id }) => id)),
    teams: positions(teams.map(({ id }) => id)),
    divisions: positions(divisions.map(({ id }) => id)),
    fields: positions(fields.map(({ id }) => id)),
    streams: positions(streams.map(({ id }) => id)),
    rounds: positions(rounds),
    places: positions(places),
  }
  const arenaAt = positions(edition.arenas.map(({ id }) => id))
  const codeAt = positions(codes)
  const clubAt = positions(clubs)
  const base = matches.reduce<number | null>(earlier, null) ?? 0
  return {
    format: SCHEDULE_FORMAT,
    year: edition.year,
    revision: edition.revision,
    cup: cupId,
    tournament: edition.tournamentId,
    base,
    nations: codes.map((code) => {
      const nation = nationOf(code)
      return [code, nation?.key ?? '', nation?.names.en ?? '', nation?.names.sv ?? '', nation?.known ? 1 : 0]
    }),
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
      name.en,
      name.sv,
    ]),
    arenas: edition.arenas.map(arenaRow),
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
    matches: matchColumns(matches, at, base, (match) => ownPlace(match, index)),
    moved: movesOf(matches),
    endings: endingsOf(matches),
  }
}

const categoryRow = (category: Category): ScheduleFile['categories'][number] => [
  category.id,
  category.shortName,
  category.name.en,
  category.name.sv,
  category.gender,
  category.age,
  category.resultsHidden ? 1 : 0,
  category.tablesHidden ? 1 : 0,
  category.matchMinutes,
]

const arenaRow = ({ id, name, area, coordinates }: Edition['arenas'][number]) =>
  [id, name, area, coordinates?.latitude ?? null, coordinates?.longitude ?? null] as const

/** The name of the field as the match writes it, where the field has another; null where its own stands. */
function ownPlace({ locationName, fieldId }: Match, { fields }: EditionIndex): string | null {
  return locationName === fields.get(fieldId ?? '')?.name ? null : locationName
}

const earlier = (first: number | null, { time }: Match): number | null =>
  time.kind === 'instant' && (first === null || time.at < first) ? time.at : first

const unique = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts)].filter((text) => text !== null)
