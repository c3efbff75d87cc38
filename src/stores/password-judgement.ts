import { askIdentity, type IdentityValue } from '../data/browser/identity.ts'
import type { Locale } from '../domain/text/locale.ts'

export type Judgement = IdentityValue<'judgePassword'>

let isAsked = true

/**
 * What the service says of a password that is being chosen; null where it does not say. A service that cannot or would not
 * is not asked again by this page: it judges what is sent in the end.
 */
export async function judgePassword(
  choice: { password: string; email: string; name: string },
  locale: Locale,
): Promise<Judgement | null> {
  if (!isAsked) return null
  const answer = await askIdentity('judgePassword', { token: null, payload: choice, locale })
  isAsked = answer.ok
  return answer.ok ? answer.value : null
}
