import { textHash } from '../../domain/text/text-hash.ts'
/** A stream of pseudo-random numbers that depends on its seed alone: the same seed, the same cup. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** A uniform whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** An index, with probability in proportion to its weight; -1 if all weights are zero. */
  weighted(weights: readonly number[]): number
  normal(mean: number, deviation: number): number
  /** A new list in random order. */
  shuffled<T>(items: readonly T[]): T[]
  /** An independent stream: drawing from it does not shift this one. */
  fork(label: string | number): Random
}

/** mulberry32 by Tommy Ettinger: 32 bits of state, enough for a demonstration. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Hashes the label, starting from the parent's seed. */
const childSeed = (seed: number, label: string): number => textHash(label, seed ^ 0x811c9dc5)

export function createRandom(seed: number): Random {
  const next = mulberry32(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    weighted: (weights) => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0)
      let last = -1
      for (const [index, weight] of weights.entries()) {
        if (weight <= 0) continue
        last = index
        left -= weight
        if (left < 0) return index
      }
      return last
    },
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffled: (items) => {
      const list = [...items]
      for (let index = list.length - 1; index > 0; index -= 1) {
        const other = int(0, index)
        const held = list[index] as (typeof list)[number]
        list[index] = list[other] as (typeof list)[number]
        list[other] = held
      }
      return list
    },
    fork: (label) => createRandom(childSeed(seed, String(label))),
  }
}
