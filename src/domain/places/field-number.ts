import { locationParts } from '../tournament/derived-arenas.ts'
import type { Field } from '../tournament/edition.ts'

const LONGEST = 3

/** Returns what names a field if there is room for a number only: its number, else the initials of its name. */
export function fieldNumber({ name }: Pick<Field, 'name'>): string {
  const { number } = locationParts(name)
  if (number !== null) return number
  if (name.length <= LONGEST) return name
  const initials = name
    .split(/[\s-]+/u)
    .map((word) => Array.from(word.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '')
    .join('')
  return Array.from(initials).slice(0, LONGEST).join('').toLocaleUpperCase()
}
