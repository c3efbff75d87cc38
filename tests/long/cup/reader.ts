import { setTimeout } from 'node:timers/promises'
import { parseEditionFile } from '../../../src/data/browser/edition.ts'
import { fetchFeed } from '../../../src/data/browser/feed.ts'
import { type FeedMemory, gapAfter, remember, startMemory } from '../../../src/domain/live/feed-memory.ts'
import { editionFileAddress } from '../../../src/domain/schedule/edition-file.ts'
import { readEdition, withMatchChanges } from '../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { parseSchedule, scheduleAddress } from '../../../src/domain/schedule/schedule-file.ts'
import type { Edition } from '../../../src/domain/tournament/edition.ts'
import { type EditionIndex, indexEdition } from '../../../src/domain/tournament/edition-index.ts'

const EVERY_MS = 1_000
const TIMEOUT_MS = 3_000

/** A page that stays open: it shows the edition as published when it was opened, and the changes of the feed since. */
export class Reader {
  readonly #origin: string
  readonly #edition: Edition
  #memory: FeedMemory

  private constructor(origin: string, edition: Edition) {
    this.#origin = origin
    this.#edition = edition
    this.#memory = startMemory(edition.revision)
  }

  /** Opens a page of the edition. */
  static async open(origin: string, year: number): Promise<Reader> {
    const read = async (address: string) => (await fetch(origin + address)).json()
    const schedule = parseSchedule(await read(scheduleAddress(year)))
    const file = parseEditionFile(await read(editionFileAddress(year)))
    if (!schedule || !file) throw new Error(`The edition ${year} is not published at ${origin}.`)
    return new Reader(origin, readEdition(readSchedule(schedule), file))
  }

  /** The revision up to which the page knows everything. */
  get held(): number {
    return this.#memory.known
  }

  /** The edition as this page shows it. */
  get index(): EditionIndex {
    return indexEdition(withMatchChanges(this.#edition, this.#memory.changes))
  }

  async follow(cupId: string, signal: AbortSignal): Promise<void> {
    const tournamentId = this.#edition.tournamentId ?? ''
    const transport: typeof fetch = (address, init) => fetch(this.#origin + String(address), init)
    while (!signal.aborted) {
      const since = this.#memory.newest === null ? this.#memory.known : gapAfter(this.#memory)
      const answer = await fetchFeed({ cupId, tournamentId, since }, { transport, timeoutMs: TIMEOUT_MS })
      if (answer.ok) this.#memory = remember(this.#memory, answer.value)
      await setTimeout(EVERY_MS)
    }
  }
}
