import { askIdentity, type IdentityValue } from '../data/browser/identity.ts'
import type { Locale } from '../domain/text/locale.ts'

export type Judgement = IdentityValue<'judgePassword'>

let isAsked = true

/**
 * Returns the service's opinion on a new password; null if it gives none. If the service cannot or will not answer, this
 * page does not ask again: the service judges the password that is finally submitted.
 */
export async function judgePassword(
  choice: { password: string; email: string; name: string },
  locale: Locale,
): Promise<Judgement | null> {
  if (!isAsked) return null
  const response = await askIdentity('judgePassword', { token: null, payload: choice, locale })
  isAsked = response.ok
  return response.ok ? response.value : null
}
