import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { waitText } from '../../domain/presentation/wait-text.ts'
import { type AccountWords, fill } from '../../i18n/account-words.ts'

/** Why something was not done, as a sentence; a service that takes what was sent as wrong says it in its own words. */
export function faultSentence(words: AccountWords, fault: AccountFault, locale: Locale): string {
  if (fault.kind === 'invalid') return fault.message || words.down
  return fault.kind === 'busy'
    ? fill(words.busy, { wait: waitText(fault.retryAfter, locale) })
    : words[fault.kind]
}
