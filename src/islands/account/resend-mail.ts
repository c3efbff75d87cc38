import { faultSentence } from '../../components/account/fault-sentence.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { translator } from '../../i18n/translate.ts'
import { sendConfirmation } from '../../stores/session.ts'

/** Has the mail that confirms the address sent again; returns a sentence about the outcome. */
export async function resendMail(locale: Locale): Promise<string> {
  const t = translator(locale)
  const outcome = await sendConfirmation()
  return outcome.ok ? t('account.mailResent') : faultSentence(t, outcome.fault, locale)
}
