import type { Read } from '../../results/results-reader.ts'
import type { Revisions } from '../../results/revision-watch.ts'
import type { Representation } from '../response/representation.ts'

const MOST_BYTES = 32 * 1024 * 1024
const LARGEST_BYTES = 8 * 1024 * 1024

/** A response that may be sent again as long as the data it was read from has not changed. */
export interface CachedResponse {
  readonly representation: Representation
  readonly headers: Readonly<Record<string, string>>
  readonly read: readonly Read[]
}

interface Entry extends CachedResponse {
  readonly version: string
  readonly size: number
}

/** Responses kept in memory by question. The least recently used are dropped first. */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** Returns the response to a question if it is still valid. */
  find(question: string, revisions: Revisions): CachedResponse | null {
    const entry = this.#entries.get(question)
    if (entry === undefined) return null
    this.#drop(question)
    if (entry.version !== versionOf(entry.read, revisions)) return null
    this.#keep(question, entry)
    return entry
  }

  /**
   * @param revisions as they were before the response was read: if data has changed since, the response is not sent again
   */
  keep(question: string, response: CachedResponse, revisions: Revisions): void {
    const size = response.representation.body.length + question.length
    // A response that reads no data depends on the question alone, and costs nothing to make again.
    if (size > LARGEST_BYTES || response.read.length === 0) return
    this.#drop(question)
    this.#keep(question, { ...response, version: versionOf(response.read, revisions), size })
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MOST_BYTES) return
      this.#drop(oldest)
    }
  }

  #keep(question: string, entry: Entry): void {
    this.#entries.set(question, entry)
    this.#bytes += entry.size
  }

  #drop(question: string): void {
    this.#bytes -= this.#entries.get(question)?.size ?? 0
    this.#entries.delete(question)
  }
}

/** Returns a version that changes with anything these reads may have returned. */
function versionOf(read: readonly Read[], revisions: Revisions): string {
  const parts = read.map((one) => {
    if (one.kind === 'cup') return revisions.versionOfCup(one.cupId)
    return revisions.edition(one.cupId, one.year)?.revision ?? revisions.versionOfCup(one.cupId)
  })
  return [revisions.epoch, ...parts].join('|')
}
