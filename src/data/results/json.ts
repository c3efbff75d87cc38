import { isRecord } from '../../domain/is-record.ts'

/** Returns the value as a record whose values may be anything; null if it is not a record. */
export const record = <T>(value: unknown): T | null => (isRecord(value) ? (value as T) : null)

/** Returns the parsed JSON of a text; the text itself if it is not JSON. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
