import { waitText } from '../../../domain/presentation/wait-text.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { isServiceKey, type KeysOf, serviceText } from '../../../i18n/service-text.ts'

export type MessageKey = KeysOf<'sentence'>

/**
 * Returns a sentence of the service in a language.
 *
 * @param seconds the waiting time that a sentence may name
 */
export function sentence(key: MessageKey, locale: Locale, seconds = 0): string {
  return serviceText(locale)(`sentence.${key}`, { wait: waitText(seconds * 1000, locale) })
}

export function isMessageKey(text: string): text is MessageKey {
  return isServiceKey(`sentence.${text}`)
}
