import type { AccountFault } from '../../domain/account/session.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { type AccountWords, fill } from '../../i18n/account-words.ts'

/** Why something was not done, as a sentence; a service that takes what was sent as wrong says it in its own words. */
export function faultSentence(words: AccountWords, fault: AccountFault, locale: Locale): string {
  if (fault.kind === 'invalid') return fault.message || words.down
  return fault.kind === 'busy'
    ? fill(words.busy, { wait: waitText(fault.retryAfter, locale) })
    : words[fault.kind]
}

/** `40 seconds`, `3 minuter`. */
export function waitText(milliseconds: number, locale: Locale): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
    value as number,
  )
}
