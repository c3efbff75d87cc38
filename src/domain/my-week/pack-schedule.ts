import type { Schedule } from '../schedule/schedule.ts'
import type { ScheduleFile } from '../schedule/schedule-file.ts'
import { scheduleFileOf } from '../schedule/schedule-file-of.ts'

/** Returns a schedule that a browser holds in the form of its file, for storage; `readSchedule` reads it again. */
export const packSchedule = (schedule: Schedule): ScheduleFile =>
  scheduleFileOf({
    ...schedule,
    categories: [...schedule.categories.values()],
    teams: [...schedule.teams.values()],
    divisions: [...schedule.divisions.values()],
    arenas: [...schedule.arenas.values()],
    fields: [...schedule.fields.values()],
    streams: [...schedule.streams.values()],
    matches: [...schedule.matches.values()],
  })
