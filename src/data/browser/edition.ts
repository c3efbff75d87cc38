import * as v from 'valibot'
import { isRecord } from '../../domain/is-record.ts'
import { EDITION_FORMAT, type EditionFile, editionFileAddress } from '../../domain/schedule/edition-file.ts'
import { readEdition } from '../../domain/schedule/read-edition.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import { failure, readJson, type ServiceResponse } from './request.ts'
import { fetchSchedule } from './schedule.ts'
import { yieldToBrowser } from './yield-to-browser.ts'

const record = v.custom<Record<string, unknown>>(isRecord)
const editionFile = v.object({
  format: v.literal(EDITION_FORMAT),
  revision: v.string(),
  facts: record,
  clubs: v.array(record),
  rankings: v.array(record),
  categories: record,
  divisions: record,
  aliases: record,
})

/** Returns the edition file in a parsed JSON text; null for anything else, such as a file of another format. */
export const parseEditionFile = (value: unknown): EditionFile | null =>
  v.is(editionFile, value) ? (value as unknown as EditionFile) : null

/**
 * Reads a whole edition as it was last published: its schedule and what the schedule leaves out. Never throws. While a
 * release is swapped in, the two files may have different revisions; the result is then `malformed`.
 */
export async function fetchEdition(year: number): Promise<ServiceResponse<Edition>> {
  const [schedule, file] = await Promise.all([
    fetchSchedule(year, { cache: 'no-cache' }),
    readJson(editionFileAddress(year), { cache: 'no-cache' }, parseEditionFile),
  ])
  if (!schedule.ok) return schedule
  if (!file.ok) return file
  if (schedule.value.revision !== file.value.revision) return failure('malformed')
  await yieldToBrowser()
  return { ok: true, value: readEdition(schedule.value, file.value) }
}
