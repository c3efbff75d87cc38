import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Looked, Looking, LookTask } from './follow/look-at-source.ts'
import { dueSources, writeFault } from './follow/write-looked.ts'
import { ThreadPool } from './http/threads/thread-pool.ts'
import { followFormerIds } from './identity/account/former-ids.ts'
import type { IdentityDb } from './identity/base/open.ts'
import type { LiveResults } from './results/service/live-results.ts'

/** How long an organiser who adds or pauses a source waits at most, if no other is being read. */
const DUE_MS = 2000
/** As for imports: see `ImportThread`. */
const LARGEST_HEAP_MB = 768
const NICE = 10

interface FollowingParts extends Looking {
  /** The cup of the accounts: their favourites follow. */
  readonly cupId: string
  readonly db: Kysely<Tables>
  readonly identityDb: IdentityDb
  readonly live: LiveResults
  readonly onFault: (fault: unknown) => void
  /** How often sources that are due are searched for, in milliseconds. */
  readonly dueMs?: number
}

/**
 * Follows the sources of the database until it is stopped: looks at those that are due, in turn, in a thread of their own, and
 * makes known in this process what was stored.
 */
export function startFollowing({
  db,
  identityDb,
  live,
  onFault,
  cupId,
  dueMs = DUE_MS,
  ...parts
}: FollowingParts): { stop(): Promise<void> } {
  const { database, dataDir, allowLocalSources } = parts
  const file = new URL('./follow-thread.ts', import.meta.url)
  const settings: Looking = { database, dataDir, allowLocalSources }
  const pool = new ThreadPool<LookTask, Looked>({
    file,
    settings,
    nice: NICE,
    largestHeapMb: LARGEST_HEAP_MB,
    onFault,
  })
  const stopped = new AbortController()
  const { signal } = stopped

  async function lookAtDue(): Promise<void> {
    for (const row of await dueSources(db, Date.now())) {
      if (signal.aborted) return
      const { cup_id, id } = row
      try {
        const looked = await pool.run({ cupId: cup_id, id, now: live.timeOf({ cupId: cup_id }) })
        if (looked.changed.length > 0) live.watch.changed()
        if (cup_id === cupId)
          for (const [year, ids] of looked.formerIds) await followFormerIds(identityDb, year, ids)
      } catch (fault) {
        if (signal.aborted) return
        onFault(fault)
        await writeFault(db, row, fault)
      }
    }
  }

  const following = (async () => {
    while (!signal.aborted) {
      await lookAtDue().catch(onFault)
      await setTimeout(dueMs, undefined, { signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await pool.stop()
      await following
    },
  }
}
