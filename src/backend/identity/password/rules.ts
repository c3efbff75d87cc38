import type { MessageKey } from '../base/words.ts'
import { lengthFault } from './length.ts'
import { weaknessOf } from './strength.ts'

const SHORTEST_OWN_WORD = 3

/** The person that the password is for. */
export interface Owner {
  /** In the form of `normalEmail`; empty if unknown. */
  readonly email: string
  readonly name?: string
}

/**
 * Returns what is wrong with a new password, or null. It must have 8 to 1 024 characters (code points), not be easy to
 * guess, and not be the address it is for. There are no rules of composition (NIST SP 800-63B).
 *
 * @param cup names of the cup, which everybody here thinks of first
 */
export function passwordFault(
  password: string,
  { email, name = '' }: Owner,
  cup: readonly string[] = [],
): MessageKey | null {
  const wrongLength = lengthFault(password)
  if (wrongLength !== null) return wrongLength
  const composed = password.normalize('NFKC')
  const [box = ''] = email.split('@')
  if (email !== '' && [email, box].includes(composed.toLowerCase())) return 'passwordIsEmail'
  return weaknessOf(composed, ownWords([...cup, name, box, email]))
}

/** Returns the texts whole, without their spaces, and as words. Skips words of one or two letters: they say nothing. */
function ownWords(texts: readonly string[]): string[] {
  const forms = texts.flatMap((text) => {
    const lower = text.normalize('NFKC').toLowerCase()
    const words = lower.split(/[^\p{L}\p{N}]+/u)
    return [lower, words.join(''), words.toReversed().join(''), ...words]
  })
  return [...new Set(forms)].filter((form) => [...form].length >= SHORTEST_OWN_WORD)
}
