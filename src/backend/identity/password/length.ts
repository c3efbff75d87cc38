import type { MessageKey } from '../base/words.ts'

const SHORTEST = 8
const LONGEST = 1024

/** Returns what is wrong with a new password's length, without judging its content. */
export function lengthFault(password: string): MessageKey | null {
  const length = [...password].length
  if (length < SHORTEST) return 'passwordShort'
  return length > LONGEST ? 'passwordLong' : null
}
