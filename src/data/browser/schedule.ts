import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { scheduleAddress } from '../../domain/schedule/schedule-file.ts'
import { learnNation } from '../../domain/tournament/nation.ts'
import { parseSchedule } from './parse-schedule.ts'
import { type ReadAnswer, type ReadOptions, readJson } from './read-json.ts'

/**
 * Reads the published schedule of an edition. Never throws.
 *
 * @param options.origin for a page that is not on the site's own; nothing for the page's origin
 */
export async function fetchSchedule(
  year: number,
  { origin = '', ...options }: ReadOptions & { readonly origin?: string } = {},
): Promise<ReadAnswer<Schedule>> {
  const answer = await readJson(origin + scheduleAddress(year), parseSchedule, options)
  if (!answer.ok) return answer
  const schedule = readSchedule(answer.value)
  for (const [code, nation] of schedule.nations) learnNation(code, nation)
  return { ok: true, value: schedule }
}
