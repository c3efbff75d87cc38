import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type EditionState, readEditionStates } from './edition-states.ts'

/** A change by another process shows within a second, so a state older than this is read again. */
const FRESH_MS = 800

/** The revision of each edition, all read at one moment. */
export interface Revisions {
  readonly epoch: string
  edition(cupId: string, year: number): EditionState | undefined
  /** Changes whenever anything in any edition of the cup changes. */
  versionOfCup(cupId: string): string
}

/**
 * Knows the revision of every edition without a database query for each request. It reads once in 800 ms while there are
 * requests, and at once after `changed`.
 */
export class RevisionWatch {
  readonly #db: Kysely<Tables>
  readonly #now: () => number
  #known: Revisions | null = null
  /** When the read of the known state began, and how many changes there were before it. */
  #readAt = 0
  #readAfter = -1
  #changes = 0
  #reading: Promise<void> | null = null

  /** @param now a clock that only runs forwards, in milliseconds */
  constructor(db: Kysely<Tables>, now: () => number = () => performance.now()) {
    this.#db = db
    this.#now = now
  }

  /** Records that this process has changed an edition: the known state is out of date. */
  changed(): void {
    this.#changes += 1
  }

  /** @throws what the database throws */
  async look(): Promise<Revisions> {
    const since = this.#now()
    const changes = this.#changes
    for (;;) {
      const fresh = Math.min(since, this.#now() - FRESH_MS)
      if (this.#known !== null && this.#readAfter >= changes && this.#readAt >= fresh) return this.#known
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null
      })
      await this.#reading
    }
  }

  async #read(): Promise<void> {
    const startedAt = this.#now()
    const changes = this.#changes
    const { epoch, editions } = await readEditionStates(this.#db)
    const byYear = new Map(editions.map((state) => [`${state.cup_id} ${state.year}`, state]))
    const byCup = Map.groupBy(editions, (state) => state.cup_id)
    this.#known = {
      epoch,
      edition: (cupId, year) => byYear.get(`${cupId} ${year}`),
      versionOfCup: (cupId) =>
        [epoch, ...(byCup.get(cupId) ?? []).map(({ year, revision }) => `${year}:${revision}`)].join(' '),
    }
    this.#readAt = startedAt
    this.#readAfter = changes
  }
}
