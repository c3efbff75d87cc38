import { EDITION_FORMAT, type EditionFile, editionFileAddress } from '../../domain/schedule/edition-file.ts'
import { readEdition } from '../../domain/schedule/read-edition.ts'
import type { Edition } from '../../domain/tournament/edition.ts'
import { isRecord } from '../results/json.ts'
import { breath } from './breath.ts'
import { type Check, hasParts, isText, listOf } from './checks.ts'
import { type Answer, failure, readJson } from './request.ts'
import { fetchSchedule } from './schedule.ts'

const PARTS: Readonly<Record<string, Check>> = {
  revision: isText,
  facts: isRecord,
  clubs: listOf(isRecord),
  rankings: listOf(isRecord),
  categories: isRecord,
  divisions: isRecord,
  aliases: isRecord,
}

/** The file in a parsed JSON text; null for anything else, of another format included. */
export function parseEditionFile(value: unknown): EditionFile | null {
  if (!isRecord(value) || value.format !== EDITION_FORMAT || !hasParts(value, PARTS)) return null
  return value as unknown as EditionFile
}

/**
 * Reads a whole edition as it was published last: its schedule and what the schedule leaves out. Never throws. Two files
 * of different revisions, as they lie there while a release is swapped in, are no edition: `malformed`.
 */
export async function fetchEdition(year: number): Promise<Answer<Edition>> {
  const [schedule, file] = await Promise.all([
    fetchSchedule(year, { cache: 'no-cache' }),
    readJson(editionFileAddress(year), { cache: 'no-cache' }, parseEditionFile),
  ])
  if (!schedule.ok) return schedule
  if (!file.ok) return file
  if (schedule.value.revision !== file.value.revision) return failure('malformed')
  await breath()
  return { ok: true, value: readEdition(schedule.value, file.value) }
}
