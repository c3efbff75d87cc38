import { createHash } from 'node:crypto'

/** What JSON writes for a NUL or half a surrogate pair: PostgreSQL refuses the one, both replace the other. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/

/**
 * Text that both databases keep as it is: a NUL or half of a surrogate pair becomes U+FFFD, everywhere in the value.
 * The value itself where it holds none.
 */
export function storable<T>(value: T): T {
  const text = JSON.stringify(value)
  if (!UNSTORABLE.test(text)) return value
  return JSON.parse(text, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\uFFFD') : part,
  )
}

/** SHA-256 in hex of a value of plain data, the same for any order of its keys; the order of lists counts. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortedKeys)).digest('hex')
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
