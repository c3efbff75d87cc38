import type { AccountFault } from '../../domain/account/session.ts'
import { waitText } from '../../domain/presentation/wait-text.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Translate } from '../../i18n/translate.ts'

/** Returns why something was not done, as a sentence. If the service rejects the input, its own words are used. */
export function faultSentence(t: Translate, fault: AccountFault, locale: Locale): string {
  if (fault.kind === 'invalid') return fault.message || t('account.faults.down')
  if (fault.kind === 'full') {
    const { most, followed, wanted } = fault
    return t('account.faults.full', { most, followed, wanted })
  }
  return fault.kind === 'busy'
    ? t('account.faults.busy', { wait: waitText(fault.retryAfter, locale) })
    : t(`account.faults.${fault.kind}`)
}
