import { acceptedLocale } from '../../../domain/text/accepted-locale.ts'
import { type RefusalText, sentenceOf } from '../../results/refusal.ts'
import { say } from './say.ts'

/** Refuses a request of those who run the cup with a sentence in their language. */
export const refuse = (
  { headers }: Request,
  status: number,
  text: RefusalText,
  more: Readonly<Record<string, string>> = {},
): Response => say(status, sentenceOf(text, acceptedLocale(headers.get('accept-language'))), more)
