import { nameAt } from '../presentation/field-name.ts'
import type { Schedule, ScheduleCategory } from '../schedule/schedule.ts'
import type { Match } from '../tournament/match.ts'
import { minutesOf } from '../tournament/match-length.ts'
import { SIDES, teamIdOf } from '../tournament/outcome.ts'
import type { Followed, WeekSchedule } from './entry.ts'
import type { Place } from './place.ts'

/** The part of a schedule that the week needs; an edition has it as well. */
type WeekParts = Pick<Schedule, 'matches' | 'fields' | 'arenas'> & {
  readonly categories: ReadonlyMap<string, Pick<ScheduleCategory, 'matchMinutes'>>
}

/** Returns a schedule in the form that the week needs. */
export function weekSchedule({ matches, fields, arenas, categories }: WeekParts): WeekSchedule {
  return {
    matches: [...matches.values()],
    placeOf(match): Place | null {
      const field = match.fieldId === null ? undefined : fields.get(match.fieldId)
      if (!field) return null
      const arena = arenas.get(field.arenaId)
      return {
        fieldId: field.id,
        fieldName: nameAt(match.locationName, field.name),
        arenaId: arena?.id ?? null,
        arenaName: arena?.name ?? null,
        coordinates: arena?.coordinates ?? null,
      }
    },
    minutesOf: ({ categoryId }) => minutesOf(categories.get(categoryId)),
  }
}

/**
 * Returns the part of a schedule that concerns a visitor's favourites: their matches, and everything that these refer to.
 */
export function ownSchedule(schedule: Schedule, { teams, fields }: Followed): Schedule {
  const matches = keep(
    schedule.matches,
    (match) =>
      SIDES.some((side) => teams.has(teamIdOf(match[side]) ?? '')) ||
      (match.fieldId !== null && fields.has(match.fieldId)),
  )
  const all = [...matches.values()]
  const named = (ids: readonly (string | null)[]) => {
    const set = new Set(ids)
    return (_: unknown, id: string) => set.has(id)
  }
  const ownTeams = keep(
    schedule.teams,
    named([...teams, ...all.flatMap((match) => SIDES.map((side) => teamIdOf(match[side])))]),
  )
  const ownFields = keep(schedule.fields, named([...fields, ...all.map(({ fieldId }) => fieldId)]))
  return {
    ...schedule,
    matches,
    teams: ownTeams,
    categories: keep(
      schedule.categories,
      named([
        ...[...ownTeams.values()].map(({ categoryId }) => categoryId),
        ...all.map((match) => match.categoryId),
      ]),
    ),
    divisions: keep(schedule.divisions, named(all.map(({ divisionId }) => divisionId))),
    fields: ownFields,
    arenas: keep(schedule.arenas, named([...ownFields.values()].map(({ arenaId }) => arenaId))),
    streams: new Map(),
    nations: keep(schedule.nations, named([...ownTeams.values()].map(({ nationCode }) => nationCode))),
  }
}

/** Returns the schedule with its matches replaced by their present states. */
export const withMatches = (schedule: Schedule, matches: readonly Match[]): Schedule => ({
  ...schedule,
  matches: new Map(matches.map((match) => [match.id, match])),
})

const keep = <Value>(
  map: ReadonlyMap<string, Value>,
  isKept: (value: Value, id: string) => boolean,
): ReadonlyMap<string, Value> => new Map([...map].filter(([id, value]) => isKept(value, id)))
