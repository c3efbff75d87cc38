/** Small enough that all threads end at about the same time. */
const MOST_FILES = 64
const BATCHES_OF_A_THREAD = 4

const editionOf = (file: string): string => /\/(\d+)[./]/.exec(file)?.[1] ?? ''

/** Files to make, in batches of one edition each. */
export class EditionBatches {
  readonly #byEdition: Map<string, string[]>
  /** The edition that each thread works on. */
  readonly #taken = new Map<number, string>()

  readonly #size: number

  constructor(files: readonly string[], threads: number) {
    this.#byEdition = Map.groupBy(files, editionOf)
    this.#size = Math.min(MOST_FILES, Math.ceil(files.length / threads / BATCHES_OF_A_THREAD))
  }

  /**
   * Returns the next batch for a thread; null if none is left. A thread stays with its edition, then takes one that no
   * other thread works on, so that no two compute what the pages of an edition share.
   */
  next(thread: number): readonly string[] | null {
    const own = this.#taken.get(thread)
    this.#taken.delete(thread)
    const others = new Set(this.#taken.values())
    const editions = [...this.#byEdition.keys()]
    const edition =
      editions.find((one) => one === own) ?? editions.find((one) => !others.has(one)) ?? editions[0]
    const files = edition === undefined ? undefined : this.#byEdition.get(edition)
    if (edition === undefined || files === undefined) return null
    this.#taken.set(thread, edition)
    if (files.length <= this.#size) this.#byEdition.delete(edition)
    return files.splice(0, this.#size)
  }
}
