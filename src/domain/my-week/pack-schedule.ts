import { endingsOf, matchColumns, movesOf } from '../schedule/match-columns.ts'
import { positions } from '../schedule/positions.ts'
import type { Schedule } from '../schedule/schedule.ts'
import { SCHEDULE_FORMAT, type ScheduleFile } from '../schedule/schedule-file.ts'
import type { Match } from '../tournament/match.ts'

/** A schedule that a browser holds, as the file it would have come in: to be kept, and read again by `readSchedule`. */
export function packSchedule(schedule: Schedule): ScheduleFile {
  const [matches, categories, teams, divisions, arenas, fields, streams] = [
    [...schedule.matches.values()],
    [...schedule.categories.values()],
    [...schedule.teams.values()],
    [...schedule.divisions.values()],
    [...schedule.arenas.values()],
    [...schedule.fields.values()],
    [...schedule.streams.values()],
  ]
  const placeOf = ({ locationName, fieldId }: Match) =>
    locationName === schedule.fields.get(fieldId ?? '')?.name ? null : locationName
  const rounds = [
    ...new Set(matches.map(({ round }) => JSON.stringify([round.name, round.rank, round.index]))),
  ]
  const places = [...new Set(matches.flatMap((match) => placeOf(match) ?? []))]
  const ids = (list: readonly { readonly id: string }[]) => positions(list.map(({ id }) => id))
  const codes = [...schedule.nations.keys()]
  const clubs = [...new Set(teams.flatMap(({ clubId }) => clubId ?? []))]
  const at = {
    categories: ids(categories),
    teams: ids(teams),
    divisions: ids(divisions),
    fields: ids(fields),
    streams: ids(streams),
    rounds: positions(rounds),
    places: positions(places),
  }
  const [arenaAt, clubAt, codeAt] = [ids(arenas), positions(clubs), positions(codes)]
  const base = matches.reduce(
    (first, { time }) => (time.kind === 'instant' ? Math.min(first, time.at) : first),
    Number.MAX_SAFE_INTEGER,
  )
  return {
    format: SCHEDULE_FORMAT,
    year: schedule.year,
    revision: schedule.revision,
    cup: schedule.cupId,
    tournament: schedule.tournamentId,
    base,
    nations: [...schedule.nations].map(([code, { key, names, known }]) => [
      code,
      key,
      names.en,
      names.sv,
      known ? 1 : 0,
    ]),
    clubs,
    categories: categories.map((category) => [
      category.id,
      category.shortName,
      category.name.en,
      category.name.sv,
      category.gender,
      category.age,
      category.resultsHidden ? 1 : 0,
      category.tablesHidden ? 1 : 0,
      category.matchMinutes,
    ]),
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
    endings: endingsOf(matches),
  }
}
