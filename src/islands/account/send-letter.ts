import { faultSentence } from '../../components/account/fault-sentence.ts'
import type { Locale } from '../../domain/presentation/locale.ts'
import { ACCOUNT_WORDS } from '../../i18n/account-words.ts'
import { sendConfirmation } from '../../stores/session.ts'

/** Has the letter that proves the address sent again; says what came of it. */
export async function sendLetter(locale: Locale): Promise<string> {
  const words = ACCOUNT_WORDS[locale]
  const outcome = await sendConfirmation()
  return outcome.ok ? words.letterSent : faultSentence(words, outcome.fault, locale)
}
