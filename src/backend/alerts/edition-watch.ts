import { feedPath } from '../../contract/feed.ts'
import { parseFeed } from '../../data/browser/parse-feed.ts'
import type { AlertScene } from '../../domain/alerts/due-alerts.ts'
import type { Feed, FeedPhase } from '../../domain/live/feed.ts'
import { type FeedMemory, gapAfter, remember, startMemory } from '../../domain/live/feed-memory.ts'
import { withChanges } from '../../domain/live/match-change.ts'
import { readSchedule } from '../../domain/schedule/read-schedule.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { parseSchedule, scheduleAddress } from '../../domain/schedule/schedule-file.ts'
import { type CupClock, WORLD_CLOCK } from './cup-clock.ts'

const ANSWER_MS = 8000
/** How often the published schedule is read while the feed brings nothing new. */
const SCHEDULE_EVERY = 5 * 60_000

/** Where an edition is read from: the same sources that any page uses. */
export interface Sources {
  /** Origins that may serve the pages; the first that has the schedule counts. */
  readonly sites: readonly string[]
  /** The origin of the results service. */
  readonly results: string
}

export interface EditionNow {
  readonly scene: AlertScene
  readonly phase: FeedPhase
  readonly clock: CupClock
}

/**
 * An edition as an open page knows it: the last published schedule with every change of the feed applied. Alerts lead to
 * pages, so an edition without pages gets no alerts.
 */
export class EditionWatch {
  readonly #year: number
  readonly #sources: Sources
  #schedule: { readonly read: Schedule; readonly etag: string | null; readonly at: number } | null = null
  #feedEtag: string | null = null
  #memory: FeedMemory = startMemory('')

  constructor(year: number, sources: Sources) {
    this.#year = year
    this.#sources = sources
  }

  /**
   * @returns null if the year has no schedule, or the service has no feed of it
   * @throws what fetch throws
   */
  async look(): Promise<EditionNow | null> {
    const isOld = Date.now() - (this.#schedule?.at ?? 0) > SCHEDULE_EVERY
    if (isOld) await this.#readSchedule()
    if (!(await this.#readFeed())) return null
    // The feed now comes from another database, so its changes do not belong to the schedule read before.
    if (this.#memory.epoch !== startMemory(this.#schedule?.read.revision ?? '').epoch && !isOld)
      await this.#readSchedule()
    const { newest, changes } = this.#memory
    const schedule = this.#schedule?.read
    if (!schedule || !newest) return null
    const { year, fields, divisions } = schedule
    const matches = withChanges([...schedule.matches.values()], changes)
    return {
      scene: { year, fields, divisions, matches },
      phase: newest.phase,
      clock: newest.clock ?? WORLD_CLOCK,
    }
  }

  async #readSchedule(): Promise<void> {
    const known = this.#schedule
    for (const site of this.#sources.sites) {
      const { status, etag, text } = await read(`${site}${scheduleAddress(this.#year)}`, known?.etag ?? null)
      if (status === 304 && known) {
        this.#schedule = { ...known, at: Date.now() }
        return
      }
      const file = status === 200 ? parseSchedule(jsonOf(text)) : null
      if (file === null) continue
      this.#schedule = { read: readSchedule(file), etag, at: Date.now() }
      // Some changes that the schedule holds may be requested once more if they are still the newest: that does no harm.
      this.#memory = startMemory(file.revision)
      this.#feedEtag = null
      return
    }
  }

  /** @returns whether there is a feed */
  async #readFeed(): Promise<boolean> {
    const { cupId, tournamentId } = this.#schedule?.read ?? {}
    if (!cupId || !tournamentId) return false
    const address = `${this.#sources.results}${feedPath(cupId, tournamentId)}`
    const { newest, known } = this.#memory
    const since = newest === null ? known : null
    const feed = await this.#askFeed(since === null ? address : `${address}?since=${since}`, since === null)
    if (feed === 'same') return true
    if (feed === null) return false
    this.#memory = remember(this.#memory, feed)
    const gap = gapAfter(this.#memory)
    if (gap === null) return true
    const missing = await this.#askFeed(`${address}?since=${gap}`, false)
    if (missing !== null && missing !== 'same') this.#memory = remember(this.#memory, missing)
    return true
  }

  async #askFeed(address: string, isUsual: boolean): Promise<Feed | null | 'same'> {
    const { status, etag, text } = await read(address, isUsual ? this.#feedEtag : null)
    if (status === 304) return 'same'
    if (status !== 200) return null
    if (isUsual) this.#feedEtag = etag
    return parseFeed(jsonOf(text), Date.now())
  }
}

async function read(address: string, etag: string | null) {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: response.status, etag: response.headers.get('etag'), text: await response.text() }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
