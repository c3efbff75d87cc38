import { sameWords, type Words } from '../../domain/text/locale.ts'
import type { WordsDocument } from './cup-document.ts'

/** Returns a text of a document in each language. */
export const wordsOf = (words: WordsDocument): Words => (typeof words === 'string' ? sameWords(words) : words)
