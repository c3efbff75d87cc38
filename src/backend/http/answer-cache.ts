import type { Read } from '../results/results-reader.ts'
import type { Revisions } from '../results/revision-watch.ts'
import type { Representation } from './representation.ts'

const MOST_BYTES = 64 * 1024 * 1024
const LARGEST_BYTES = 8 * 1024 * 1024

/** An answer that may be given again while what it was read of is as it was. */
export interface KeptAnswer {
  readonly representation: Representation
  readonly headers: Readonly<Record<string, string>>
  readonly read: readonly Read[]
}

interface Entry extends KeptAnswer {
  readonly stamp: string
  readonly size: number
}

/** Answers in memory by their question, the longest unasked ones given up first. */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** The answer to a question, where it still holds. */
  find(question: string, revisions: Revisions): KeptAnswer | null {
    const entry = this.#entries.get(question)
    if (entry === undefined) return null
    this.#drop(question)
    if (entry.stamp !== stampOf(entry.read, revisions)) return null
    this.#keep(question, entry)
    return entry
  }

  /**
   * @param revisions as they were before the answer was read: where something changed since, it will not be given again
   */
  keep(question: string, answer: KeptAnswer, revisions: Revisions): void {
    const size = answer.representation.body.length + question.length
    // An answer that was read of nothing depends on the question alone, and costs nothing to give anew.
    if (size > LARGEST_BYTES || answer.read.length === 0) return
    this.#drop(question)
    this.#keep(question, { ...answer, stamp: stampOf(answer.read, revisions), size })
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

/** Changes with anything that these readings may have told. */
function stampOf(read: readonly Read[], revisions: Revisions): string {
  const parts = read.map((one) => {
    if (one.kind === 'cup') return revisions.stampOfCup(one.cupId)
    return revisions.edition(one.cupId, one.year)?.revision ?? revisions.stampOfCup(one.cupId)
  })
  return [revisions.epoch, ...parts].join('|')
}
