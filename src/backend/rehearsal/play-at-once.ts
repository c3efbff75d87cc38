import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { DemoClock } from '../demo/demo-clock.ts'
import type { Mishaps } from '../demo/mishaps.ts'
import { type Played, playCup } from '../demo/player.ts'
import { LiveResults } from '../results/service/live-results.ts'

/** So fast that everything is over as soon as it can be reported. */
const AT_ONCE = 1e9

interface Play {
  readonly cupId: string
  readonly seed: number
  readonly mishaps: Mishaps
  /** Times of the cup's clock, epoch milliseconds; `until` null: to the last match. */
  readonly from: number
  readonly until: number | null
  readonly onPlayed: (played: Played) => void
}

/** Plays a copied edition through the path of the desk, without services and site, as fast as its database stores it. */
export async function playAtOnce(db: Kysely<Tables>, play: Play, signal: AbortSignal): Promise<void> {
  // The copy is thrown away: no power cut has to be survived.
  await sql`pragma synchronous = off`.execute(db)
  const { cupId, seed, mishaps, from, until, onPlayed } = play
  const clock = new DemoClock(from, cupId)
  const live = new LiveResults(db, clock)
  const onFault = (fault: unknown) => {
    throw fault
  }
  const rehearsal = { mishaps, until, onPlayed }
  // The player's pauses keep no program running.
  const awake = setInterval(() => undefined, 1000)
  try {
    await playCup({ db, live, clock, cupId, speed: AT_ONCE, seed, onFault, rehearsal }, from, signal)
  } finally {
    clearInterval(awake)
  }
}
