import { isRecord } from '../../domain/shape.ts'

/** The value as a record whose values are anything at all; null where it is none. */
export const record = <T>(value: unknown): T | null => (isRecord(value) ? (value as T) : null)

/** What a text says in JSON; the text itself where it is none. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
