import type { Era, Pairing } from './pairing.ts'

interface Candidate<T> {
  readonly item: T
  readonly common: number
}

/** Things that could each be any of some others. */
export interface Tie<T> {
  readonly before: T
  readonly now: readonly T[]
}

/**
 * Pairs the things left with the one that they share most marks with, if it is so from both sides: at least half of the
 * marks of the one that has fewer. Where several share as many, `nearness` decides; if it is the same too, none is paired.
 *
 * @param nearness how much two things resemble each other, 0 if not at all; alone it pairs nothing
 * @returns what could not be decided
 */
export function pairByMarks<T extends { readonly id: string }>(
  pairing: Pairing<T>,
  because: string,
  marksOf: (item: T, era: Era) => readonly string[],
  nearness: (before: T, now: T) => number = () => 0,
): Tie<T>[] {
  for (;;) {
    const { forBefore, forNow } = candidates(pairing, marksOf)
    const ties: Tie<T>[] = []
    let found = false
    for (const [before, all] of forBefore) {
      const best = nearest(all, (now) => nearness(before, now))
      const [only] = best
      if (best.length > 1 || only === undefined) {
        if (best.length > 1) ties.push({ before, now: best })
        continue
      }
      const back = nearest(forNow.get(only) ?? [], (other) => nearness(other, only))
      if (back.length > 1) ties.push({ before, now: [only] })
      if (back.length !== 1 || back[0] !== before) continue
      pairing.pair(before, only, because)
      found = true
    }
    if (!found) return ties
  }
}

/** The candidates with most marks in common and, among these, those that are nearest. */
function nearest<T>(all: readonly Candidate<T>[], nearness: (item: T) => number): T[] {
  const most = Math.max(...all.map(({ common }) => common))
  const equal = all.filter(({ common }) => common === most).map(({ item }) => item)
  if (equal.length < 2) return equal
  const best = Math.max(...equal.map(nearness))
  return best === 0 ? equal : equal.filter((item) => nearness(item) === best)
}

function candidates<T extends { readonly id: string }>(
  pairing: Pairing<T>,
  marksOf: (item: T, era: Era) => readonly string[],
) {
  const marksNow = new Map(pairing.left('now').map((item) => [item, new Set(marksOf(item, 'now'))]))
  const byMark = new Map<string, T[]>()
  for (const [item, marks] of marksNow) for (const mark of marks) listAt(byMark, mark).push(item)
  const forBefore = new Map<T, Candidate<T>[]>()
  const forNow = new Map<T, Candidate<T>[]>()
  for (const before of pairing.left('before')) {
    const marks = new Set(marksOf(before, 'before'))
    const shared = [...marks].flatMap((mark) => byMark.get(mark) ?? [])
    for (const [item, times] of Map.groupBy(shared, (one) => one)) {
      const common = times.length
      if (common * 2 < Math.min(marks.size, marksNow.get(item)?.size ?? 0)) continue
      listAt(forBefore, before).push({ item, common })
      listAt(forNow, item).push({ item: before, common })
    }
  }
  return { forBefore, forNow }
}

function listAt<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
