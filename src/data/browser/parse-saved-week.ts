import * as v from 'valibot'
import { count, number, text } from '../../domain/json-forms.ts'
import { packSchedule } from '../../domain/my-week/pack-schedule.ts'
import type { SavedWeek } from '../../domain/my-week/saved-week.ts'
import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import { parseSchedule, type ScheduleFile } from '../../domain/schedule/schedule-file.ts'

/** Raised when the shape below changes. Data that an older release stored is then dropped. */
const FORMAT = 1

const team = v.object({
  id: count,
  teamId: text,
  year: count,
  name: text,
  nation: text,
  nationCode: text,
  category: text,
  categoryShort: text,
})
const field = v.object({ id: count, fieldId: text, year: count, name: text, arenaId: text })

const savedWeek = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(FORMAT),
    year: count,
    owner: text,
    savedAt: number,
    favourites: v.object({ teams: v.array(team), fields: v.array(field) }),
    schedule: v.custom<ScheduleFile>((file) => parseSchedule(file) !== null),
    clock: v.fallback(v.nullable(v.object({ cup: number, device: number, speed: number })), null),
  }),
  v.transform(({ format, schedule, ...rest }) => ({ ...rest, schedule: readSchedule(schedule) })),
)

/** Serializes My Week for the browser's storage. */
export const savedWeekText = ({ schedule, ...rest }: SavedWeek): string =>
  JSON.stringify({ format: FORMAT, ...rest, schedule: packSchedule(schedule) })

/** Returns what `savedWeekText` wrote; null for anything else, such as another format. */
export const parseSavedWeek: (text: string | null) => SavedWeek | null = v.parser(
  v.fallback(v.nullable(savedWeek), null),
)
