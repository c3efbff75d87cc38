import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { scheduleAddress } from '../../domain/schedule/schedule-file.ts'
import { parseSchedule } from './parse-schedule.ts'
import { type Answer, readJson } from './request.ts'

/** Reads the published schedule of an edition. Never throws. */
export const fetchSchedule = (year: number): Promise<Answer<Schedule>> =>
  readJson(scheduleAddress(year), {}, (value) => {
    const file = parseSchedule(value)
    return file && readSchedule(file)
  })
