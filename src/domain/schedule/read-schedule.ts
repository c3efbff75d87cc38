import type { Arena, Field, Gender, Stream, Team } from '../tournament/edition.ts'
import type { Nation } from '../tournament/nation.ts'
import { readWords } from './filed-words.ts'
import { readMatches } from './read-matches.ts'
import type { Schedule, ScheduleCategory, ScheduleDivision } from './schedule.ts'
import type { ScheduleFile } from './schedule-file.ts'

/** Returns the schedule of a file whose shape has been checked. A position outside its list counts as no position. */
export function readSchedule(file: ScheduleFile): Schedule {
  const fields = file.fields.map(([id, arena, name]): Field => {
    return { id, arenaId: file.arenas[arena]?.[0] ?? '', name, aliases: [] }
  })
  return {
    year: file.year,
    revision: file.revision,
    cupId: file.cup,
    tournamentId: file.tournament,
    categories: byId(file.categories.map(categoryOf)),
    teams: byId(file.teams.map((row) => teamOf(row, file))),
    divisions: byId(file.divisions.map((row) => divisionOf(row, file))),
    arenas: byId(file.arenas.map((row) => arenaOf(row, fields))),
    fields: byId(fields),
    streams: byId(file.streams.map((row) => streamOf(row, fields))),
    matches: byId(readMatches(file)),
    nations: new Map(file.nations.map(nationOfRow)),
  }
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.id, item]))

const GENDERS: readonly Gender[] = ['boys', 'girls', 'mixed']

function categoryOf(row: ScheduleFile['categories'][number]): ScheduleCategory {
  const [id, shortName, name, gender, age, resultsHidden, tablesHidden, matchMinutes] = row
  return {
    id,
    shortName,
    name: readWords(name),
    gender: GENDERS.find((known) => known === gender) ?? 'mixed',
    age,
    resultsHidden: resultsHidden === 1,
    tablesHidden: tablesHidden === 1,
    matchMinutes,
  }
}

function teamOf(row: ScheduleFile['teams'][number], file: ScheduleFile): Team {
  const [id, name, category, club, nation] = row
  return {
    id,
    name,
    categoryId: file.categories[category]?.[0] ?? '',
    clubId: file.clubs[club] ?? null,
    nationCode: file.nations[nation]?.[0] ?? null,
  }
}

function divisionOf(row: ScheduleFile['divisions'][number], file: ScheduleFile): ScheduleDivision {
  const [id, category, kind, name] = row
  return {
    id,
    categoryId: file.categories[category]?.[0] ?? '',
    kind: kind === 0 ? 'group' : 'playoff',
    name: readWords(name),
  }
}

function arenaOf(row: ScheduleFile['arenas'][number], fields: readonly Field[]): Arena {
  const [id, name, area, latitude, longitude] = row
  return {
    id,
    name,
    area,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    fields: fields.filter(({ arenaId }) => arenaId === id),
  }
}

function streamOf(row: ScheduleFile['streams'][number], fields: readonly Field[]): Stream {
  const [id, name, url, provider, field, requiresPass] = row
  return { id, name, url, provider, fieldId: fields[field]?.id ?? null, requiresPass: requiresPass === 1 }
}

function nationOfRow([code, key, names, known]: ScheduleFile['nations'][number]): [string, Nation] {
  return [code, { key, flag: key, names: readWords(names), known: known === 1 }]
}
