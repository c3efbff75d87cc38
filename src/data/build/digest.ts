import { hash } from 'node:crypto'

/**
 * Returns a short stable hash of plain data, for cache keys: the same data gives the same 22 characters (132 bits,
 * base64url) whatever the order of its keys. `undefined` counts as absent, as in JSON.
 *
 * @throws TypeError for values that JSON cannot represent: Map, Set, functions, BigInt, cycles
 */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value, sorted) ?? 'undefined', 'base64url').slice(0, 22)
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new TypeError(`A ${typeof value} has no digest: give plain data.`)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (value instanceof Map || value instanceof Set)
    throw new TypeError('A Map or Set has no digest: spread it into an array.')
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
