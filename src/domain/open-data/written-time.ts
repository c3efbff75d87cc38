import { isoWithOffset } from '../time/stockholm-iso.ts'

const written = new Map<number, string>()

/** Returns an instant as ISO 8601. Up to ninety matches start at once, so the text of each instant is made once. */
export function writtenTime(at: number): string {
  const text = written.get(at) ?? isoWithOffset(at)
  written.set(at, text)
  return text
}
