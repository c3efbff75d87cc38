import type { MessageKey } from '../words.ts'
import { isCommonPassword } from './common.ts'

const SHORTEST = 8
const LONGEST = 1024

/**
 * What is wrong with a new password, or null: 8 to 1 024 characters (code points), nothing that everybody tries first,
 * not the address it is for. No rules of composition (NIST SP 800-63B).
 */
export function passwordFault(password: string, email: string): MessageKey | null {
  const length = [...password].length
  if (length < SHORTEST) return 'passwordShort'
  if (length > LONGEST) return 'passwordLong'
  const lower = password.normalize('NFKC').toLowerCase()
  if (lower === email || lower === email.split('@')[0]) return 'passwordIsEmail'
  return isCommonPassword(lower) ? 'passwordCommon' : null
}
