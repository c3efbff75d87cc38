interface HasId {
  readonly id: string
}

export type Era = 'before' | 'now'

/** Things of one kind, as stored before and as given now, and which of them are the same. */
export class Pairing<T extends HasId> {
  readonly before: ReadonlyMap<string, T>
  readonly now: ReadonlyMap<string, T>
  readonly #earlier = new Map<string, string>()
  readonly #later = new Map<string, string>()
  /** By the id before: what the two have in common. */
  readonly #because = new Map<string, string>()

  constructor(before: readonly T[], now: readonly T[]) {
    this.before = new Map(before.map((item) => [item.id, item]))
    this.now = new Map(now.map((item) => [item.id, item]))
  }

  /** Returns the id before of a thing as it is now; undefined if it is new. */
  earlier(id: string): string | undefined {
    return this.#earlier.get(id)
  }

  /** The id now of a thing as it was before; undefined if it was not found again. */
  later(id: string): string | undefined {
    return this.#later.get(id)
  }

  because(idBefore: string): string {
    return this.#because.get(idBefore) ?? ''
  }

  /** Returns a key that is the same for both names of one thing, and differs for all others. */
  key(era: Era, id: string): string {
    if (era === 'before') return `=${id}`
    const earlier = this.#earlier.get(id)
    return earlier === undefined ? `+${id}` : `=${earlier}`
  }

  isPaired(era: Era, id: string): boolean {
    return era === 'before' ? this.#later.has(id) : this.#earlier.has(id)
  }

  left(era: Era): T[] {
    return [...this[era].values()].filter(({ id }) => !this.isPaired(era, id))
  }

  /** The things whose id changes, as former id and new id, where some ids of today are still to be replaced. */
  moves(replaced: ReadonlyMap<string, string>): { former: string; id: string }[] {
    return [...this.#later].flatMap(([former, now]) => {
      const id = replaced.get(now) ?? now
      return id === former ? [] : [{ former, id }]
    })
  }

  pair(before: T, now: T, because: string): void {
    this.#earlier.set(now.id, before.id)
    this.#later.set(before.id, now.id)
    this.#because.set(before.id, because)
  }

  /**
   * Pairs what alone has a key in both eras. A key that several share tells none of them apart.
   *
   * @param keyOf null if the thing has no such key
   */
  byKey(
    because: string,
    keyOf: (item: T, era: Era) => string | null,
    fits: (before: T, now: T) => boolean = () => true,
  ): void {
    for (const { before, now } of this.sharing(keyOf)) {
      const [one, other] = [before[0], now[0]]
      if (one && other && before.length === 1 && now.length === 1 && fits(one, other))
        this.pair(one, other, because)
    }
  }

  /** Pairs in their order what nothing but the order tells apart, if there are as many before and now. */
  inOrder(because: string, keyOf: (item: T, era: Era) => string | null): void {
    for (const { before, now } of this.sharing(keyOf)) {
      if (before.length !== now.length) continue
      before.forEach((one, at) => {
        const other = now[at]
        if (other) this.pair(one, other, because)
      })
    }
  }

  /** The things left that share a key, by key. */
  sharing(keyOf: (item: T, era: Era) => string | null): { before: T[]; now: T[] }[] {
    const byKey = (era: Era) => Map.groupBy(this.left(era), (item) => keyOf(item, era))
    const now = byKey('now')
    return [...byKey('before')].flatMap(([key, before]) => {
      const same = key === null ? undefined : now.get(key)
      return same ? [{ before, now: same }] : []
    })
  }
}
