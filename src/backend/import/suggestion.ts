import { type Said, say } from './said.ts'
/**
 * Returns the hint for an unknown id: `what` ("an id of …") says what is right. The nearest known id is added if it is at
 * most two letters away (fewer in short ids) or differs only by case and stray spaces.
 */
export function known(what: Said, id: string, ids: Iterable<string>): Said {
  let best: string | null = null
  let distance = Math.min(3, Math.ceil(id.length / 2))
  let count = 0
  const plain = id.trim().toLowerCase()
  for (const candidate of ids) {
    count += 1
    if (count > 5000) break
    const apart = candidate.trim().toLowerCase() === plain ? 0 : editDistance(id, candidate, distance)
    if (apart < distance) {
      best = candidate
      distance = apart
    }
  }
  if (best !== null) return say('didYouMean', { what, name: JSON.stringify(best) })
  return count === 0 ? say('noneThere', { what }) : what
}

/** Returns the Levenshtein distance, or `limit` if the distance is not below it. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) >= limit) return limit
    row = next
  }
  return row[b.length] ?? limit
}
