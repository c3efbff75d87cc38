import { DEFAULT_LOCALE, LOCALES, sameWords, type Words } from '../../domain/text/locale.ts'
import type { WordsDocument } from './cup-document.ts'

/** Returns a text of a document in each language. */
export const wordsOf = (words: WordsDocument): Words => (typeof words === 'string' ? sameWords(words) : words)

/** Returns texts as a document writes them: once if they are the same in every language. */
export const writtenWords = (words: Words): WordsDocument =>
  LOCALES.every((locale) => words[locale] === words[DEFAULT_LOCALE]) ? words[DEFAULT_LOCALE] : words
