import { DEFAULT_LOCALE, fieldIn, otherLocales, wordsIn } from '../../../domain/text/locale.ts'
import type { WordsDocument } from '../../document/cup-document.ts'
import { writtenWords } from '../../document/words-document.ts'
import type { Row } from '../rows/row.ts'

/**
 * Reads a text from a column for each language: `name` and `nameSv`.
 *
 * @param first the text in the first language, if its column does not say it
 * @returns undefined if all are empty
 */
export function wordCells(row: Row, column: string, first = row.get(column)): WordsDocument | undefined {
  const words = wordsIn((locale) =>
    locale === DEFAULT_LOCALE ? first || null : row.get(fieldIn(column, locale)) || null,
  )
  return words ? writtenWords(words) : undefined
}

/** The texts of a row in the languages besides the first. */
export const otherCells = (row: Row, column: string): string[] =>
  otherLocales(DEFAULT_LOCALE).map((locale) => row.get(fieldIn(column, locale)))
