import { type EditionIndex, playable } from '../tournament/edition-index.ts'
import { gatesOf } from '../tournament/gates.ts'
import { type Nation, nationOf } from '../tournament/nation.ts'
import type { ScheduleFile } from './schedule-file.ts'
import { scheduleFileOf } from './schedule-file-of.ts'

/**
 * Serializes the published parts of an edition's schedule, and nothing else.
 *
 * @param cupId of the service: a browser uses it to request the feed
 */
export function serializeSchedule(index: EditionIndex, cupId: string): ScheduleFile {
  const { edition } = index
  const gates = gatesOf(edition.publication)
  const categories = gates.anything ? edition.categories : []
  const teams = gates.teams ? [...index.teams.values()] : []
  const divisions = gates.divisions ? categories.flatMap((category) => category.divisions) : []
  return scheduleFileOf({
    year: edition.year,
    revision: edition.revision,
    cupId,
    tournamentId: edition.tournamentId,
    nations: nationsOf(teams.map((team) => team.nationCode)),
    categories,
    teams: gates.clubs ? teams : teams.map((team) => ({ ...team, clubId: null })),
    divisions,
    arenas: edition.arenas,
    fields: edition.arenas.flatMap((arena) => arena.fields),
    streams: gates.matches ? edition.streams : [],
    matches: gates.matches ? divisions.flatMap((division) => playable(division.matches)) : [],
  })
}

/** Nations by code as written; placeholder codes are left out. */
function nationsOf(codes: readonly (string | null)[]): ReadonlyMap<string, Nation> {
  const nations = new Map<string, Nation>()
  for (const code of codes) {
    const nation = nationOf(code)
    if (code !== null && nation) nations.set(code, nation)
  }
  return nations
}
