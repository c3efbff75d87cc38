import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { parseSchedule, scheduleAddress } from '../../domain/schedule/schedule-file.ts'
import { learnNation } from '../../domain/tournament/nation.ts'
import { readJson, type ServiceResponse } from './request.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

/** Reads the published schedule of an edition. Never throws. */
export const fetchSchedule = (year: number, init: RequestInit = {}): Promise<ServiceResponse<Schedule>> =>
  readJson(scheduleAddress(year), init, async (value) => {
    await yieldToBrowser()
    const file = parseSchedule(value)
    await yieldToBrowser()
    const schedule = file && readSchedule(file)
    for (const [code, nation] of schedule?.nations ?? []) learnNation(code, nation)
    return schedule
  })
