import type { Words } from '../../domain/text/locale.ts'
import type { WordsDocument } from '../document/cup-document.ts'
import { wordsOf, writtenWords } from '../document/words-document.ts'

/** Returns a text as its column holds it. Equal texts are stored as equal. */
export const storedWords = (words: WordsDocument): string => JSON.stringify(writtenWords(wordsOf(words)))

/** Returns what a column holds as a text in each language; an empty text if it holds none. */
export const readWords = (json: string | null): Words => wordsOf(json === null ? '' : JSON.parse(json))
