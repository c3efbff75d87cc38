import { DEFAULT_LOCALE, LOCALES, sameWords, type Words, wordsIn } from '../../domain/text/locale.ts'
import type { WordsDocument } from './cup-document.ts'

/** Returns a text of a document in each language: where it has none, the first that it has. */
export const wordsOf = (words: WordsDocument): Words =>
  typeof words === 'string' ? sameWords(words) : (wordsIn((locale) => words[locale]) ?? sameWords(''))

/** Returns texts as a document writes them: once if they are the same in every language. */
export const writtenWords = (words: Words): WordsDocument =>
  LOCALES.every((locale) => words[locale] === words[DEFAULT_LOCALE]) ? words[DEFAULT_LOCALE] : words
