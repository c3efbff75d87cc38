import { createHash } from 'node:crypto'

/** How JSON writes a NUL or half of a surrogate pair. PostgreSQL refuses a NUL; both databases replace half of a pair. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/

/**
 * Replaces each NUL and each half of a surrogate pair in the value by U+FFFD, so that both databases keep its text as it
 * is. Returns the value itself if it holds none.
 */
export function storable<T>(value: T): T {
  const text = JSON.stringify(value)
  if (!UNSTORABLE.test(text)) return value
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\uFFFD') : part,
  )
}

/** Returns the SHA-256 in hex of plain data. The order of keys does not matter; the order of lists does. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex')
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
