import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { playedTime } from '../../domain/rehearsal/played-time.ts'
import type { RehearsalProgress } from '../../domain/rehearsal/rehearsal-summary.ts'
import { openDatabase } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import type { Played } from '../demo/player.ts'
import { copyEdition } from './copy-edition.ts'
import { drawMishaps } from './draw-mishaps.ts'
import { playAtOnce } from './play-at-once.ts'
import { type FoundInRehearsal, resultOf } from './result-of.ts'

export interface RehearsalOrder {
  readonly cupId: string
  /** Null is the latest edition that has a match with a time. */
  readonly year: number | null
  /** `all`, `first`, or `YYYY-MM-DD` in Stockholm; what lies before it is played, too. */
  readonly days: string
  /** The least time from the end of a match to the start of the team's next one, in minutes. */
  readonly rest: number
  readonly seed: number
}

export interface Rehearsed extends FoundInRehearsal {
  readonly isPublic: boolean
  readonly reports: number
  /** How long the play took, milliseconds. */
  readonly ms: number
}

interface Surroundings {
  /** Gets the copy, and is the caller's to remove. */
  readonly folder: string
  readonly tell?: (progress: RehearsalProgress) => void
  /** Ends the play; what was found so far is returned. */
  readonly signal: AbortSignal
}

/**
 * Rehearses an edition without services and pages of its own, as fast as it goes. The database is only read.
 *
 * @returns null if no match is on these days
 * @throws DatabaseProblem as `copyEdition`
 */
export async function rehearseEdition(
  from: Kysely<Tables>,
  { cupId, year, days, rest, seed }: RehearsalOrder,
  { folder, tell, signal }: Surroundings,
): Promise<Rehearsed | null> {
  const file = join(folder, 'cup.sqlite')
  const copy = await copyEdition(from, cupId, year, file)
  const time = playedTime(days, copy.starts)
  if (time === null) return null
  const over = new Set<string>()
  const matches = copy.starts.filter((at) => time.until === null || at <= time.until).length
  let reports = 0
  const onPlayed = ({ matchId, kind, cupAt }: Played) => {
    reports += 1
    if (kind === 'END' || kind === 'WALKOVER') over.add(matchId)
    tell?.({ played: over.size, matches, at: cupAt })
  }
  const db = openDatabase({ database: { kind: 'sqlite', file } })
  const begun = performance.now()
  try {
    const mishaps = await drawMishaps(db, seed)
    await playAtOnce(db, { cupId, seed, mishaps, ...time, onPlayed }, signal)
  } finally {
    await db.destroy()
  }
  const ms = Math.round(performance.now() - begun)
  const found = await resultOf(file, copy, { rest, until: time.until, isCut: signal.aborted })
  return { ...found, isPublic: copy.isPublic, reports, ms }
}
